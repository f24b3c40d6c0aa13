# Slash commands: descriptions of commands and options, and answers that belong to no table.


command-callbreak = Juega a Callbreak en este canal
command-start = Abre una mesa en este canal
command-call = Pide las bazas que vas a hacer
command-play = Juega una de tus cartas
command-hand = Mira tus cartas: solo las ves tú
command-table = Trae la mesa otra vez al final del canal
command-leave = Deja la mesa; si la partida ya empezó, un robot sigue con tus cartas
command-end = Termina la partida, o cierra la mesa si aún no empezó
command-rules = Las reglas de la mesa de este canal
command-leaderboard = Quiénes juegan mejor en este servidor
command-profile = Cómo te ha ido en este servidor, a ti o a otra persona
command-help = Cómo se juega con este bot

option-rules = Con qué reglas se juega; si no eliges, las de la última vez
option-deals = Cuántas manos; si no eliges, las que digan las reglas
option-computers = Cuántos robots se sientan desde el principio
option-number = Cuántas bazas pides
option-card = Una de tus cartas, por ejemplo KS para el rey de picas

not-a-card = Eso no es una carta. Elígela de la lista o escríbela así: KS, 10h o A♦.
right-view-channel = Ver canal
right-send-messages = Enviar mensajes
right-send-messages-in-threads = Enviar mensajes en hilos
error-command = El comando no funcionó. Escríbelo otra vez y elige de lo que te ofrece.
error-unknown = Algo salió mal de mi lado. No se ha perdido nada: pulsa **{ button-my-cards }** o escribe /callbreak hand, y prueba otra vez.
