# When the bot itself is in trouble.
bot-stopping = Me estoy reiniciando, así que no pasó nada. Prueba otra vez en un momento; no se ha perdido nada.
cannot-keep = Ahora mismo no puedo guardar nada, así que no pasó nada. Prueba otra vez en un momento. Si sigue así, avisa a quien me administra.
