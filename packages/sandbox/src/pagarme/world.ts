import { randomBytes } from 'node:crypto'
import { type Charge, type Customer, type KeptCard, type Order, Refused, type Token } from './objects.ts'
import type { Payable } from './payables.objects.ts'
import type { Recipient, Transfer, Withdrawal } from './recipients.objects.ts'

export interface World {
  customers: Map<string, Customer>
  emails: Map<string, string>
  cards: Map<string, KeptCard>
  tokens: Map<string, Token>
  orders: Map<string, Order>
  charges: Map<string, { charge: Charge; order: Order }>
  payables: Map<string, Payable[]>
  recipients: Map<string, Recipient>
  transfers: Transfer[]
  withdrawals: Map<string, Withdrawal>
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
