import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { OrderParty } from '@bra/contract/orders/orders.schemas'
import { demoAccounts } from './people.ts'

/** A state of the parcel, who caused it, and the hours since payment. */
type Step = [state: StoreOrderState, by: OrderParty, hours: number]

export interface DemoParcel {
  store: string
  /** Number of the store's offers in the parcel. */
  lines: number
  shipping: 'mini' | 'pac' | 'sedex'
  steps: Step[]
  cancellation?: {
    by: OrderParty
    reason: 'changed_mind' | 'out_of_stock' | 'not_as_described'
    comment: string | null
  }
  /** How much dearer the market of its cards was when the store cancelled it, as a share of their price. */
  rise?: number
  review?: { stars: number; comment: string }
  /** Messages with the hours since payment; the last one is unread. */
  messages?: [by: 'buyer' | 'store', hours: number, body: string][]
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

const askedAbout: DemoParcel['messages'] = [
  ['buyer', 6, 'Oi! Dá para mandar com uma proteção rígida? As cartas são para presente.'],
  ['store', 8, 'Claro, Marina. Vão em toploader, dentro de uma caixinha.'],
  ['buyer', 30, 'Perfeito, obrigada! Conseguem postar até quinta?'],
]

const marina = demoAccounts.buyer.email
const mine = (paidDaysAgo: number, ...parcels: DemoParcel[]): DemoOrder => ({ buyer: marina, paidDaysAgo, parcels })
const from = (mailbox: string, paidDaysAgo: number, parcel: DemoParcel): DemoOrder => ({
  ...{ buyer: `${mailbox}@bracards.example`, paidDaysAgo },
  parcels: [parcel],
})
const STORE = 'toca-do-saci'

const regulars: [mailbox: string, daysAgo: number, lines: number][] = [
  ['carla.bonfante', 98, 9],
  ['lucia.zanatta', 91, 12],
  ['marcos.rondon', 84, 7],
  ['thiago.salles', 76, 14],
  ['bruna.koerich', 71, 10],
  ['paulo.resende', 66, 8],
  ['bruna.koerich', 58, 2],
  ['otavio.machado', 55, 3],
  ['lucia.zanatta', 49, 1],
  ['thiago.salles', 44, 4],
  ['silvia.matsuda', 41, 2],
  ['renata.lage', 36, 3],
  ['bruna.koerich', 28, 5],
  ['otavio.machado', 27, 2],
  ['rafael.wisniewski', 25, 1],
  ['thiago.salles', 24, 3],
  ['heloisa.brant', 22, 2],
  ['renata.lage', 19, 6],
  ['silvia.matsuda', 18, 1],
  ['fabio.guerra', 16, 4],
  ['bruna.koerich', 14, 2],
]

const told: DemoOrder[] = [
  mine(
    64,
    of('bonde-do-causo', 3, completed, { review: { stars: 5, comment: 'Chegou antes do prazo, bem embalada.' } }),
  ),
  mine(52, of('pinhao-geek', 2, lost)),
  from('renata.lage', 47, of(STORE, 4, completed, { review: { stars: 4, comment: 'Tudo certo, como sempre.' } })),
  mine(38, of('ladeira-nerd', 2, completed), of('cardoteca-mineira', 1, completed)),
  from('paulo.resende', 33, of(STORE, 6, returned, { cancellation: notAsDescribed })),
  mine(29, of('galpao-do-colecionador', 5, returned, { cancellation: notAsDescribed })),
  from('carla.bonfante', 21, of(STORE, 2, missing, { cancellation: soldOut, rise: 0.35 })),
  mine(17, of('estacao-das-cartas', 2, cancelled, { cancellation: changedMind })),
  mine(11, of('emporio-do-pequi', 3, returning, { cancellation: notAsDescribed })),
  from('heloisa.brant', 9.4, of(STORE, 2, picked)),
  from('fabio.guerra', 7, of(STORE, 3, [])),
  mine(7, of(STORE, 4, arrived), of('jangada-de-papel', 2, sent)),
  from('lucia.zanatta', 5, of(STORE, 3, sent, { shipping: 'sedex' })),
  mine(4, of('rio-encantado-games', 6, sent)),
  mine(2, of(STORE, 2, picked, { messages: askedAbout }), of('feira-do-cordel-cards', 1, sent)),
  from('marcos.rondon', 2, of(STORE, 1, askedToCancel, { cancellation: changedMind })),
  mine(1, of('trem-de-carta', 3, [])),
  from('renata.lage', 0.3, of(STORE, 5, [])),
]

export const demoOrders: DemoOrder[] = [
  ...told,
  ...regulars.map(([mailbox, daysAgo, lines]) => from(mailbox, daysAgo, of(STORE, lines, completed))),
].toSorted((one, other) => other.paidDaysAgo - one.paidDaysAgo)
