# Why something is not done, and what to do instead. One message a refusal: refusal-<code>.
# The facts are explained in the English file.


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] Todavía no se han repartido las cartas. Espera a la próxima mano.
        [calling] Primero se pide. Se juega cuando los cuatro hayan pedido.
        [playing] Ya se ha pedido y se está jugando. Espera tu turno y juega una carta.
        [over] Esta partida terminó. Empieza otra con /callbreak start.
       *[abandoned] Esta partida se interrumpió. Empieza otra con /callbreak start.
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = Le toca a { $turn }. Tus botones salen cuando te toque.

refusal-call-out-of-range = Aquí se pide de { $lowest } a { $highest }. Elige uno de esos números.

refusal-card-not-held = No tienes { $card }. Juega una de tus cartas.

refusal-must-follow = Sigue el palo: tienes { $held }.

refusal-must-beat = Supera { $best_rank }: juega { $choice }.

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] No tienes { $suit_name }: hay que jugar { $held_one }. Juega { $choice }.
       *[other] No tienes { $suit_name }: hay que jugar { $held_one } que supere { $best_rank }. Juega { $choice }.
    }

refusal-must-trump-anyway =
    No tienes { $suit_name }: hay que jugar { $held_one }, aunque no supere { $best_rank }. Juega { $choice }.

refusal-must-not-undertrump =
    Nada de triunfos que no superen { $best_rank } mientras tengas otra cosa. Juega { $choice }.

refusal-must-not-lead-trump =
    En la primera baza de la mano no se sale de triunfo. Sal con { $choice }.


## The table

refusal-channel-taken =
    En este canal ya hay una mesa: /callbreak table la muestra. Siéntate ahí, o abre la tuya en otro canal o en un hilo.

refusal-no-table = En este canal no hay ninguna mesa. Abre una con /callbreak start.

refusal-table-gone = Esta mesa ya no existe. Abre otra con /callbreak start.

refusal-not-in-lobby = La partida ya empezó: esto ya no se puede cambiar.

refusal-not-in-match = La partida aún no ha empezado. Cuando esté todo el mundo, quien lleva la mesa pulsa **{ button-start }**.

refusal-already-seated = Ya tienes asiento en esta mesa.

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] Dejaste esta partida y un robot juega por ti. Para seguir, pulsa **{ button-take-back }**.
       *[no] No tienes asiento en esta mesa.
    }

refusal-table-full = Los cuatro asientos están ocupados. Abre tu propia mesa en otro canal o en un hilo.

# $names: who the chairs are kept for
refusal-chairs-kept =
    Los asientos libres están reservados dos minutos para { $names }. Prueba otra vez cuando pase ese tiempo.

# $host_id: the host, as a mention
refusal-host-only = Eso solo lo puede hacer quien lleva la mesa: { $host_id }.

refusal-no-computer = No hay ningún robot que quitar.

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] Aquí no tienes asiento que recuperar: no has dejado esta partida.
       *[no] Aquí ya no tienes asiento que recuperar. El asiento de quien se va lo puede ocupar otra persona.
    }

refusal-chair-taken = Ese asiento ya es de alguien, o lo será desde la próxima mano. Elige otro.

refusal-deal-running = Esta mano no ha terminado. La siguiente viene después de los puntos.

refusal-stale-move = Ese botón era de hace un momento. Así está la mesa ahora.

# $why: which choice is wrong, and why
refusal-wrong-rules = Con estas reglas no se puede jugar. { $why }

refusal-conflict = Alguien pulsó al mismo tiempo y no pasó nada. Pulsa otra vez.
