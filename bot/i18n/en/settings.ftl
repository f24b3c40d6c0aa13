# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = Your language, how tables look to you, and other settings of your own
command-callbreak-admin = Look after Callbreak on this server
command-admin-settings = This server’s settings: looks, rules, clock, channels, who may open tables

settings-title = ### Your settings
    -# They go with you to every server. Each choice counts at once.
server-settings-title = ### Settings of this server
    -# Each choice counts at once. What only they see, people choose in /callbreak settings.
# $right: the permission, as Discord calls it
settings-not-yours = Only people with the permission “{ $right }” may change this server’s settings. Your own are in /callbreak settings.
right-manage-server = Manage Server

# Headings, each above a menu
setting-language = **Language**
setting-style = **Tables**
# $suits: the four suits as they look now
setting-suit-colours = **Suits** { $suits }
setting-menus = **Your cards and calls**
setting-forced-cards = **The only card allowed**
setting-hints = **Hints**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = My Discord’s language
language-of-server = Discord’s server language
style-of-server = As this server likes it
style-picture = A picture
style-text = Text, for screen readers
suits-of-server = As this server likes it
suits-four = Four colours
suits-two = Two colours
menus-off = Buttons
menus-on = A menu
forced-cards-off = I play it myself
forced-cards-on = It is played for me
hints-on = Explain new things once
hints-off = No hints
