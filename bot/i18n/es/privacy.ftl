# Privacidad: qué se guarda de una persona (/callbreak privacy show, export, erase).

# Who had themselves erased, in place of their name.
former-player = alguien que jugó

command-privacy = Qué guarda de ti este bot
command-privacy-show = Qué guardo de ti, en este servidor y en todos
command-privacy-export = Un archivo con todo lo que guardo de ti
command-privacy-erase = Borra lo que guardo de ti, en este servidor o en todas partes

privacy-title = ### Qué guardo de ti
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **En este servidor**
    Mesas en las que te sentaste: { $tables }
    Resultados para la clasificación: { $results }
    Notas sobre si sigues en el servidor: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **En todos los servidores juntos**
    Mesas en las que te sentaste: { $tables }
    Resultados para la clasificación: { $results }
    Notas sobre si sigues en el servidor: { $notes }
    Ajustes que cambiaste: { $settings }
    Consejos que viste: { $hints }
privacy-about = De una mesa guardo tu número de Discord, el nombre que tenías al sentarte, lo que pediste y tus cartas. No guardo mensajes ni fotos de perfil.
    /callbreak privacy export te lo da todo en un archivo. /callbreak privacy erase lo borra.
# $contact: an e-mail or web address
privacy-contact = Preguntas sobre tus datos: { $contact }
privacy-no-contact = Quien lleva este bot no ha dejado una dirección para preguntas. Pregunta a quienes llevan este servidor.

privacy-file = Aquí está todo lo que guardo de ti. Este mensaje solo lo ves tú.
privacy-no-file = En este canal no puedo adjuntar archivos. Escribe /callbreak privacy export en otro.

privacy-erase = ### ¿De dónde te borro?
    Las partidas jugadas se quedan para los demás, con “{ former-player }” en tu lugar.
    - **{ button-erase-here }:** Tu número y tu nombre desaparecen de las mesas de este servidor, y tú de su clasificación.
    - **{ button-erase-everywhere }:** Lo mismo en todos los servidores, y también tus ajustes y los consejos vistos.
privacy-sure-here = ### ¿Te borro de este servidor para siempre?
    Mesas en las que te sentaste: { $tables }
    Resultados para la clasificación: { $results }
    Notas sobre si sigues en el servidor: { $notes }
    Esto no se puede deshacer.
privacy-sure-everywhere = ### ¿Te borro de todas partes para siempre?
    Mesas en las que te sentaste: { $tables }
    Resultados para la clasificación: { $results }
    Notas sobre si sigues en el servidor: { $notes }
    Ajustes que cambiaste: { $settings }
    Consejos que viste: { $hints }
    Esto no se puede deshacer.
# $channels: one channel or several, as links
privacy-leaving = Ahora estás en una mesa en { $channels }. La dejas en el acto y no podrás recuperar tu asiento; si hay partida, sigue el robot.
privacy-erased-here = ### Te he borrado de este servidor
privacy-erased-everywhere = ### Te he borrado de todas partes
privacy-erased-rest = Los últimos rastros en el archivo de la base de datos se sobrescriben en un día más o menos. Los mensajes que ya envié siguen en sus canales; quienes llevan el servidor pueden borrarlos. Si vuelves a jugar, empiezo de cero.

# The buttons
button-export = Mis datos
button-erase = Borrar…
button-erase-here = Solo en este servidor
button-erase-everywhere = En todas partes
button-erase-sure = Borrar para siempre
