# Slash commands: descriptions (100 characters at most), and answers that belong to no table.

command-callbreak = Play Callbreak in this channel
command-start = Open a table in this channel
command-call = Call the number of tricks you will win
command-play = Play one of your cards
command-hand = Show your cards, only to you
command-table = Post the table again at the bottom of the channel
command-leave = Leave the table; in a match the computer takes over your cards
command-end = End the match, or close the lobby
command-rules = The rules of the table in this channel
command-leaderboard = The best players of this server
command-profile = How you, or somebody else, have played on this server
command-help = How to play with this bot

option-rules = Which rules to play by; the last choice if left out
option-deals = How many deals; the rules' own number if left out
option-computers = How many computer players to seat at once
option-number = Your call
option-card = One of your cards, such as KS for the king of spades

help =
    ## How to play
    1. Type /callbreak start and let friends press **Join**; computer players take the free chairs at **Start**.
    2. Your cards come to you in a panel that only you can see. **My cards** or /callbreak hand brings it back.
    3. Call how many tricks you will win, then press a card when it is your turn. Only cards that the rules allow can be pressed.
    4. Left the phone somewhere? **More** lets you leave; the computer plays on and you can take your chair back.
    5. /callbreak rules explains the rules of this table, /callbreak leaderboard shows who is best here.

not-a-card = That is not a card. Choose one from the list, or type it like KS, 10h or A♦.
# $right: the permission, as Discord calls it
missing-right = I may not open a table here: I need the permission “{ $right }” in this channel. Ask whoever runs the server, or start in another channel.
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
error-command = That command did not work. Type it again and choose from what is offered.
error-unknown = Something went wrong on my side. Nothing is lost: press **My cards** or type /callbreak hand, and try again.
