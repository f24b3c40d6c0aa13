# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

rules-line = { $name } · { rules-line-deals } · { $arrow } · briscola { $trump } · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] senza limite
        [one] { $deals } smazzata
       *[other] { $deals } smazzate
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] chiamata { $highest }
       *[no] chiamate { $lowest }{"\u2060"}–{"\u2060"}{ $highest }
    }

# The name of rules that are none of the presets
rules-own = Regole della casa

# Stands on the first page when any sentence is bold. $pages: the pages that have one; $count: how many
rules-bold =
    { $count ->
        [one] In grassetto quello che cambia rispetto al gioco normale: pagina { $pages }.
       *[other] In grassetto quello che cambia rispetto al gioco normale: pagine { $pages }.
    }

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · pagina { $page } di { $pages }


## The match

rules-match = La partita

rules-players = Si gioca in quattro, ognuno per sé. A ogni smazzata si danno 13 carte a testa e si fanno 13 prese.

rules-direction =
    { $direction ->
        [clockwise] Si danno le carte, si chiama e si gioca in senso orario { $arrow }.
       *[anticlockwise] Si danno le carte, si chiama e si gioca in senso antiorario { $arrow }.
    } Chi viene dopo il mazziere chiama per primo e apre la prima presa; il mazzo passa nello stesso senso.

rules-trump = La briscola è sempre { $trump }.

rules-deals =
    { $deals ->
        [none] Non c’è un numero fisso di smazzate: dopo ognuna si può smettere. Vince il totale più alto.
        [one] Si gioca una sola smazzata. Vince il punteggio più alto.
       *[other] La partita dura { $deals } smazzate. Vince il totale più alto.
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            Se in testa c’è parità, si gioca una smazzata di spareggio: tra chi è in parità, vince chi ci fa più punti; se la parità resta, la vittoria è divisa.
        [best_deal] Se in testa c’è parità, vince chi ha fatto più punti in una sola smazzata; se la parità resta, la vittoria è divisa.
       *[shared] Se in testa c’è parità, la vittoria è divisa.
    }


## Calling

rules-calling = Le chiamate

rules-call =
    { $one_call ->
        [yes] Tutti chiamano { $highest }: sono le prese che ci si impegna a fare.
       *[no] La chiamata dice quante prese ti impegni a fare, da { $lowest } a { $highest }.
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] Si gioca anche se le chiamate sono basse.
       *[other] Se le chiamate insieme fanno meno di { $redeal_below }, la smazzata va a monte: lo stesso mazziere dà carte nuove.
    }

# The next three are said only where they hold.
rules-redeal-no-trump = Se qualcuno riceve carte senza briscole, si ridanno le carte prima di chiamare.
rules-redeal-no-court = Se qualcuno riceve carte senza J, Q, K o A, si ridanno le carte prima di chiamare.
rules-announce-voids = Dopo l’ultima chiamata si dice al tavolo chi non ha ricevuto carte di un seme, e di quale.


## Tricks

rules-tricks = Le prese

rules-first-lead =
    { $first_lead ->
        [any] Si può aprire con qualsiasi carta.
       *[no_trump] La prima presa della smazzata non si può aprire con una briscola, a meno di non avere altro.
    }

rules-follow = Se hai il seme richiesto, quello della prima carta, devi rispondere.

rules-winner = Prende la briscola più alta; se non ce ne sono, la carta più alta del seme richiesto. Chi prende apre la presa dopo.


## Following suit

rules-following = Se hai il seme richiesto

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            Quando rispondi al seme, batti la carta più alta di quel seme se puoi, a meno che qualcuno non abbia già tagliato.
        [always] Quando rispondi al seme, batti la carta più alta di quel seme se puoi, anche se qualcuno ha già tagliato.
       *[never] Quando rispondi al seme, va bene qualsiasi carta di quel seme.
    }


## Void

rules-void = Se non hai il seme richiesto

rules-when-void =
    { $when_void ->
        [overtrump]
            Se non hai il seme, gioca una briscola che batta tutte quelle in tavola, se ce l’hai; altrimenti una carta qualsiasi.
        [any_trump]
            Se non hai il seme, gioca una briscola che batta tutte quelle in tavola, o una briscola qualsiasi se nessuna le batte; senza briscole, una carta qualsiasi.
        [no_undertrump]
            Se non hai il seme, gioca una briscola che batta tutte quelle in tavola, se ce l’hai; altrimenti qualsiasi carta tranne una
            briscola più bassa, a meno di non avere altro.
       *[free] Se non hai il seme, gioca quello che vuoi: non devi per forza tagliare.
    }


## Scores

rules-scores = I punti

rules-scoring =
    { $scoring ->
        [callbreak]
            Se fai almeno le prese chiamate: 1 punto per ogni presa chiamata e 0,1 per ogni presa in più. Se ne fai meno, perdi
            la chiamata.
        [bridge]
            Se fai le prese chiamate, o una in più: tanti punti quante sono le prese chiamate. Con qualsiasi altro numero
            ne perdi altrettanti.
       *[tens]
            Se fai le prese chiamate, o fino a due in più: 10 punti per ogni presa chiamata e 1 per ogni presa in più. Con qualsiasi
            altro numero perdi 10 punti per ogni presa chiamata.
    }

# Said only where there is a bonus
rules-bonus = Una chiamata riuscita da { $bonus_call } in su vale sempre { $bonus_points } punti.


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = Per esempio:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    In tavola: { $trick }
    Hai: { $held }
    { $every ->
        [yes] Puoi giocare quella che vuoi.
       *[no] Puoi giocare: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    Apri tu la prima presa. Hai: { $held }
    Puoi aprire con: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → { $winner } ▲

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ Chiamate { $call }, fatte { $won }: { $score }
       *[no] ❌ Chiamate { $call }, fatte { $won }: { $score }
    }
