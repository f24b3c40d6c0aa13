# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## Come si gioca
    1. /callbreak start apre un tavolo. Chi vuole giocare preme **{ button-join }**; con **{ button-start }** i posti liberi vanno al computer.
    2. Le tue carte arrivano in un messaggio che vedi solo tu. Con **{ button-my-cards }** o /callbreak hand lo ritrovi sempre.
    3. Chiama quante prese farai. Poi, quando tocca a te, premi una carta: quelle che puoi giocare sono colorate.
    4. Devi andare? In **{ button-more }** puoi lasciare il tavolo: il computer gioca per te, e poi puoi riprendere il posto.
    5. /callbreak rules spiega il gioco con degli esempi, /callbreak leaderboard mostra chi gioca meglio qui.
