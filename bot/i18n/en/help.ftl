# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## How to play
    1. /callbreak start opens a table. Friends press **{ button-join }**; at **{ button-start }**, computer players take the free chairs.
    2. Your cards come in a message that only you can see. **{ button-my-cards }** or /callbreak hand brings it back.
    3. Call how many tricks you will win. Then press a card when it is your turn: those that the rules allow are in colour.
    4. Have to go? **{ button-more }** lets you leave: the computer plays on, and you can take your chair back.
    5. /callbreak rules explains the game with examples, /callbreak leaderboard shows who plays best here.
