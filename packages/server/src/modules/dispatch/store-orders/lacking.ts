import type { App } from '../../../app.ts'
import { lackCards, type LackingUnits } from '../../orders/parcels/index.ts'
import type { SaleHandler } from './sale-handlers.ts'
import { act } from './store-orders.service.ts'

/** Gives back the price of cards that the store did not find, before it posts the others. */
export const noteLacking = (app: App, handler: SaleHandler, { id, lines }: { id: number; lines: LackingUnits[] }) =>
  act(app, handler, {
    id,
    action: 'lack',
    message: 'O comprador recebe de volta o que pagou por estas cartas, e foi avisado.',
    work: (tx, _, by) => lackCards(tx, app, { id, by, lines }),
  })
