import { randomBytes } from 'node:crypto'
import { type Charge, type Customer, type KeptCard, type Order, Refused, type Token } from './objects.ts'
import type { Payable } from './payables.ts'
import type { Recipient, Transfer, Withdrawal } from './recipients.objects.ts'

/** Everything that the provider remembers, for as long as the sandbox runs. */
export interface World {
  customers: Map<string, Customer>
  /** Which customer has an e-mail. */
  emails: Map<string, string>
  cards: Map<string, KeptCard>
  tokens: Map<string, Token>
  orders: Map<string, Order>
  /** A charge, and the order that it belongs to. */
  charges: Map<string, { charge: Charge; order: Order }>
  /** By charge, the oldest first. */
  payables: Map<string, Payable[]>
  recipients: Map<string, Recipient>
  transfers: Transfer[]
  withdrawals: Map<string, Withdrawal>
  /** Banks wait until they are told what to do. */
  banksWait: boolean
  announce: (type: string, about: object) => void
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const newId = (prefix: string) =>
  `${prefix}_${[...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`

export const now = () => new Date().toISOString()

export function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Refused(404, `${name} not found.`)
  return thing
}
