import type { StoreOrderState } from '@bra/contract/order-life'
import type { OrderParty } from '@bra/contract/orders.schemas'
import { demoAccounts } from './people.ts'

/** What happened to a parcel, and so many hours after its payment. */
type Step = [state: StoreOrderState, by: OrderParty, hours: number]

export interface DemoParcel {
  store: string
  /** How many of the store's offers are in it. */
  lines: number
  shipping: 'mini' | 'pac' | 'sedex'
  steps: Step[]
  cancellation?: {
    by: OrderParty
    reason: 'changed_mind' | 'out_of_stock' | 'not_as_described'
    comment: string | null
  }
  review?: { stars: number; comment: string }
}
export interface DemoOrder {
  buyer: string
  paidDaysAgo: number
  parcels: DemoParcel[]
}

const picked: Step[] = [['picking', 'store', 5]]
const sent: Step[] = [...picked, ['ready_to_ship', 'store', 22], ['shipped', 'store', 28]]
const arrived: Step[] = [...sent, ['delivered', 'buyer', 120]]
const completed: Step[] = [...arrived, ['completed', 'system', 288]]
const askedToCancel: Step[] = [['cancellation_requested', 'buyer', 4]]
const cancelled: Step[] = [...askedToCancel, ['cancelled', 'store', 20]]
const missing: Step[] = [...picked, ['cancelled', 'store', 26]]
const returning: Step[] = [...arrived, ['return_authorised', 'buyer', 150], ['returning', 'buyer', 190]]
const returned: Step[] = [...returning, ['returned', 'store', 330], ['refunded', 'system', 331]]
const lost: Step[] = [...sent, ['lost', 'system', 748], ['refunded', 'system', 749]]

const of = (store: string, lines: number, steps: Step[], more: Partial<DemoParcel> = {}): DemoParcel => ({
  ...{ store, lines, steps, shipping: lines > 4 ? 'pac' : 'mini' },
  ...more,
})

const changedMind = { by: 'buyer', reason: 'changed_mind', comment: null } as const
const soldOut = { by: 'store', reason: 'out_of_stock', comment: 'A carta estava com avaria na gaveta.' } as const
const notAsDescribed = { by: 'buyer', reason: 'not_as_described', comment: 'Esperava uma carta mais nova.' } as const

const marina = demoAccounts.buyer.email
const mine = (paidDaysAgo: number, ...parcels: DemoParcel[]): DemoOrder => ({ buyer: marina, paidDaysAgo, parcels })
const from = (mailbox: string, paidDaysAgo: number, parcel: DemoParcel): DemoOrder => ({
  ...{ buyer: `${mailbox}@bracards.example`, paidDaysAgo },
  parcels: [parcel],
})
const STORE = 'toca-do-saci'

/** What the buyer of the demo bought, and what the store of the seller sold besides; oldest first. */
export const demoOrders: DemoOrder[] = [
  from('carla.bonfante', 98, of(STORE, 9, completed)),
  from('lucia.zanatta', 91, of(STORE, 12, completed)),
  from('marcos.rondon', 84, of(STORE, 7, completed)),
  from('thiago.salles', 76, of(STORE, 14, completed)),
  from('bruna.koerich', 71, of(STORE, 10, completed)),
  from('paulo.resende', 66, of(STORE, 8, completed)),
  mine(
    64,
    of('bonde-do-causo', 3, completed, { review: { stars: 5, comment: 'Chegou antes do prazo, bem embalada.' } }),
  ),
  mine(52, of('pinhao-geek', 2, lost)),
  from('renata.lage', 47, of(STORE, 4, completed, { review: { stars: 4, comment: 'Tudo certo, como sempre.' } })),
  mine(38, of('ladeira-nerd', 2, completed), of('cardoteca-mineira', 1, completed)),
  from('paulo.resende', 33, of(STORE, 6, returned, { cancellation: notAsDescribed })),
  mine(29, of('galpao-do-colecionador', 5, returned, { cancellation: notAsDescribed })),
  from('carla.bonfante', 21, of(STORE, 2, missing, { cancellation: soldOut })),
  mine(17, of('estacao-das-cartas', 2, cancelled, { cancellation: changedMind })),
  mine(11, of('emporio-do-pequi', 3, returning, { cancellation: notAsDescribed })),
  mine(7, of(STORE, 4, arrived), of('jangada-de-papel', 2, sent)),
  from('lucia.zanatta', 5, of(STORE, 3, sent, { shipping: 'sedex' })),
  mine(4, of('rio-encantado-games', 6, sent)),
  mine(2, of(STORE, 2, picked), of('feira-do-cordel-cards', 1, sent)),
  from('marcos.rondon', 2, of(STORE, 1, askedToCancel, { cancellation: changedMind })),
  mine(1, of('trem-de-carta', 3, [])),
  from('renata.lage', 0.3, of(STORE, 5, [])),
]
