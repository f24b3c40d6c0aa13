# When the bot itself is in trouble.
bot-stopping = Sto ripartendo proprio adesso, quindi non è successo nulla. Riprova tra un attimo: non si è perso niente.
cannot-keep = In questo momento non riesco a salvare, quindi non è successo nulla. Riprova tra un attimo. Se continua così, avvisa chi mi gestisce.
