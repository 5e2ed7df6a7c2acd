import { say } from '@bra/contract/kit/saying'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { App } from '../../../app.ts'
import { checkCard } from '../../orders/parcels/index.ts'
import type { SaleHandler } from './sale-handlers.ts'
import { act } from './store-orders.service.ts'

const PHOTOS_KEPT = say(
  'Fotos guardadas. Elas valem como prova do que foi enviado.',
  'The photos were kept. They are evidence of what was sent.',
)

interface CheckedCard {
  id: number
  line_id: number
  passport: CardPassport | null
}

export const checkPackedCard = (app: App, handler: SaleHandler, { id, line_id: lineId, passport }: CheckedCard) =>
  act(app, handler, {
    id,
    action: 'check_card',
    message: passport ? PHOTOS_KEPT : say('Carta conferida.', 'The card was checked.'),
    work: (tx, _, by) => checkCard(tx, app, { id, lineId, by, passport }),
  })
