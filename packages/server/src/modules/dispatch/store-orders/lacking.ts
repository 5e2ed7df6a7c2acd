import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { lackCards, type LackingUnits } from '../../orders/parcels/index.ts'
import type { SaleHandler } from './sale-handlers.ts'
import { act } from './store-orders.service.ts'

export const noteLacking = (app: App, handler: SaleHandler, { id, lines }: { id: number; lines: LackingUnits[] }) =>
  act(app, handler, {
    id,
    action: 'lack',
    message: say(
      'O comprador recebe de volta o que pagou por estas cartas, e foi avisado.',
      'The client gets back what was paid for these cards, and was told.',
    ),
    work: (tx, _, by) => lackCards(tx, app, { id, by, lines }),
  })
