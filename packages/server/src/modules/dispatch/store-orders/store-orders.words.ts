import type { StoreMove } from '@bra/contract/dispatch/store-orders.schemas'
import { say, type Saying } from '@bra/contract/kit/saying'

export const CANCELLED = say(
  'O pedido foi cancelado. O comprador recebe o dinheiro de volta.',
  'The order was cancelled. The client gets the money back.',
)

export const KEPT = say(
  'O cancelamento foi recusado. Poste o pedido dentro do prazo.',
  'The cancellation was refused. Post the order in time.',
)

export const afterMove: Record<StoreMove, Saying> = {
  pick: say('O pedido está em separação.', 'The order is being picked.'),
  pack: say('O pedido está pronto para envio.', 'The order is ready to ship.'),
  post: say('O envio foi registrado. O comprador foi avisado.', 'The shipping was recorded. The client was told.'),
  authorise: say('A devolução foi autorizada.', 'The return was authorised.'),
  take_back: say(
    'A devolução foi recebida. O comprador recebe o dinheiro de volta.',
    'The return was received. The client gets the money back.',
  ),
  claim_arrival: say(
    'Registrado. O Bra Cards vai conferir a entrega, e avisa você e o comprador.',
    'Recorded. Bra Cards will check the delivery, and tells you and the client.',
  ),
  contest: say(
    'Registrado. O Bra Cards vai decidir esta devolução, e avisa você e o comprador.',
    'Recorded. Bra Cards will decide this return, and tells you and the client.',
  ),
}

export const checkFirst = (cards: string[]) =>
  say(`Confira e fotografe antes: ${cards.join(', ')}.`, `Check and photograph first: ${cards.join(', ')}.`)
