import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { App } from '../../../app.ts'
import { checkCard } from '../../orders/parcels/index.ts'
import type { SaleHandler } from './sale-handlers.ts'
import { act } from './store-orders.service.ts'

interface CheckedCard {
  id: number
  line_id: number
  /** The photos that were taken now; null if the card looks as in the passport of its offer. */
  passport: CardPassport | null
}

/** Keeps how a card looks before the parcel is closed. */
export const checkPackedCard = (app: App, handler: SaleHandler, { id, line_id: lineId, passport }: CheckedCard) =>
  act(app, handler, {
    id,
    action: 'check_card',
    message: passport ? 'Fotos guardadas. Elas valem como prova do que foi enviado.' : 'Carta conferida.',
    work: (tx, _, by) => checkCard(tx, app, { id, lineId, by, passport }),
  })
