# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

rules-line = { $name } · { rules-line-deals } · { $arrow } · triunfo { $trump } · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] sin final fijo
        [one] { $deals } mano
       *[other] { $deals } manos
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] se pide { $highest }
       *[no] se pide { $lowest }{"\u2060"}–{"\u2060"}{ $highest }
    }

# The name of rules that are none of the presets
rules-own = Reglas de la casa

# Stands on the first page when any sentence is bold. $pages: the pages that have one; $count: how many
rules-bold =
    { $count ->
        [one] En negrita, lo que cambia respecto al juego normal: página { $pages }.
       *[other] En negrita, lo que cambia respecto al juego normal: páginas { $pages }.
    }

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · página { $page } de { $pages }


## The match

rules-match = La partida

rules-players = Juegan cuatro, cada cual por su cuenta. En cada mano se reparten 13 cartas por persona y se juegan 13 bazas.

rules-direction =
    { $direction ->
        [clockwise] Se reparte, se pide y se juega en el sentido del reloj { $arrow }.
       *[anticlockwise] Se reparte, se pide y se juega al revés del reloj { $arrow }.
    } El asiento siguiente al que reparte pide primero y sale en la primera baza; el reparto pasa en el mismo sentido.

rules-trump = El triunfo es siempre { $trump }.

rules-deals =
    { $deals ->
        [none] No hay final fijo: se puede terminar después de cualquier mano. Gana el total más alto.
        [one] Se juega una sola mano. Gana la puntuación más alta.
       *[other] Se juegan { $deals } manos. Gana el total más alto.
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            Si hay empate en el primer puesto, se juega una mano de desempate: de quienes empataron, gana quien saque más puntos en ella; si sigue el empate, comparten la victoria.
        [best_deal] Si hay empate en el primer puesto, gana quien haya sacado más puntos en una sola mano; si sigue el empate, comparten la victoria.
       *[shared] Si hay empate en el primer puesto, se comparte la victoria.
    }


## Calling

rules-calling = Pedir

rules-call =
    { $one_call ->
        [yes] Se pide siempre { $highest }: las bazas que cada cual se compromete a hacer.
       *[no] Pides las bazas que te comprometes a hacer, de { $lowest } a { $highest }.
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] Aunque se pida poco, se juega igual.
       *[other] Si entre los cuatro piden menos de { $redeal_below }, la mano se anula: la misma persona reparte cartas nuevas.
    }

# The next three are said only where they hold.
rules-redeal-no-trump = Si a alguien no le toca ningún triunfo, se reparte de nuevo antes de pedir.
rules-redeal-no-court = Si a alguien no le toca ninguna J, Q, K ni A, se reparte de nuevo antes de pedir.
rules-announce-voids = Cuando ya se ha pedido, se dice a quién no le tocó ninguna carta de algún palo, y de cuál.


## Tricks

rules-tricks = Las bazas

rules-first-lead =
    { $first_lead ->
        [any] Se puede salir con cualquier carta.
       *[no_trump] En la primera baza de la mano no se puede salir de triunfo, salvo que no tengas otra cosa.
    }

rules-follow = Si tienes del palo de salida, síguelo.

rules-winner = Gana la baza el triunfo más alto; si no hay triunfos, la carta más alta del palo de salida. Quien gana sale en la siguiente.


## Following suit

rules-following = Si tienes del palo de salida

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            Al seguir el palo, supera la carta más alta de ese palo si puedes, salvo que alguien sin ese palo ya haya jugado triunfo.
        [always] Al seguir el palo, supera la carta más alta de ese palo si puedes, aunque alguien sin ese palo ya haya jugado triunfo.
       *[never] Al seguir el palo, vale cualquier carta de ese palo.
    }


## Void

rules-void = Si no tienes del palo de salida

rules-when-void =
    { $when_void ->
        [overtrump]
            Sin el palo, juega un triunfo que supere a todos los de la baza si lo tienes; si no, cualquier carta.
        [any_trump]
            Sin el palo, juega un triunfo que supere a todos los de la baza, o cualquier triunfo si ninguno los supera; sin triunfos, cualquier carta.
        [no_undertrump]
            Sin el palo, juega un triunfo que supere a todos los de la baza si lo tienes; si no, cualquier carta menos un
            triunfo más bajo, salvo que solo tengas de esos.
       *[free] Sin el palo, juega la carta que quieras: no hace falta que sea triunfo.
    }


## Scores

rules-scores = Los puntos

rules-scoring =
    { $scoring ->
        [callbreak]
            Si haces al menos las bazas que pediste: 1 punto por cada baza pedida y 0,1 por cada una de más. Si haces menos, pierdes
            lo pedido.
        [bridge]
            Si haces justo las bazas que pediste, o una más: tantos puntos como pediste. Con cualquier otro número
            pierdes otros tantos.
       *[tens]
            Si haces las bazas que pediste, o hasta dos más: 10 puntos por cada baza pedida y 1 por cada una de más. Con cualquier
            otro número pierdes 10 por cada baza pedida.
    }

# Said only where there is a bonus
rules-bonus = Pedir { $bonus_call } o más y cumplir vale { $bonus_points } puntos, pidas lo que pidas.


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = Por ejemplo:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    En la mesa: { $trick }
    Tienes: { $held }
    { $every ->
        [yes] Puedes jugar cualquiera.
       *[no] Puedes jugar: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    Sales tú en la primera baza. Tienes: { $held }
    Puedes salir con: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → gana { $winner }

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ Pides { $call }, haces { $won }: { $score }
       *[no] ❌ Pides { $call }, haces { $won }: { $score }
    }
