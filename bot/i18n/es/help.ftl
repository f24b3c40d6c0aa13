# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## Cómo se juega
    1. /callbreak start abre una mesa. Quien quiera jugar pulsa **{ button-join }**; con **{ button-start }**, los robots ocupan los asientos libres.
    2. Tus cartas llegan en un mensaje que solo ves tú. Con **{ button-my-cards }** o /callbreak hand lo recuperas.
    3. Pide las bazas que vas a hacer. Luego, cuando te toque, pulsa una carta: las que puedes jugar están en color.
    4. ¿Tienes que irte? En **{ button-more }** puedes dejar la mesa: un robot juega por ti, y luego puedes recuperar tu asiento.
    5. /callbreak rules explica el juego con ejemplos, /callbreak leaderboard enseña quién juega mejor aquí.
