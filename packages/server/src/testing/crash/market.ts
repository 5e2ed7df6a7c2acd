import type { Complaint } from '@bra/contract/care/complaints.schemas'
import type { Sandbox } from '@bra/sandbox/sandbox'

/** What the shop has acknowledged. */
export interface Answers {
  complaints: Complaint[]
  lacking: { id: number; lacking: number }[]
}

export interface Buyer {
  id: number
  token: string
  addressId: number
  orders: { id: number; total: number }[]
  refused: number
  cut: number
}
export interface Store {
  id: number
  offer: number
  token: string
  lacksCards: boolean
}
export interface Market {
  buyers: Buyer[]
  stores: Store[]
  operator: string
  stock: number
  answers: Answers
  /** Id of the demo's last order: no provider knows the demo's orders. */
  after: number
  statuses: Record<number, number>
}
export interface BusyShop {
  address: string
  sandbox: Sandbox
  market: Market
  signal: AbortSignal
}

/** A statement that must return no rows. */
export interface Rule {
  what: string
  statement: string
  values: (market: Market) => unknown[]
}
