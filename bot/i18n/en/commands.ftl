# Slash commands: descriptions of commands and options, and answers that belong to no table.
# A description has 100 characters at most. Names of commands and options (start, rules …) stay English.


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

not-a-card = That is not a card. Choose one from the list, or type it like KS, 10h or A♦.
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
error-command = That command did not work. Type it again and choose from what is offered.
error-unknown = Something went wrong on my side. Nothing is lost: press **{ button-my-cards }** or type /callbreak hand, and try again.
