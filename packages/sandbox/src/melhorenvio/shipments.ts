import { randomUUID } from 'node:crypto'

export type ShipmentStatus =
  | 'pending'
  | 'released'
  | 'generated'
  | 'posted'
  | 'delivered'
  | 'undelivered'
  | 'canceled'
  | 'expired'

export interface Shipment {
  id: string
  protocol: string
  status: ShipmentStatus
  /** Null for a parcel that was posted elsewhere and is only tracked. */
  label: { price: number; service: string; from: string; to: string } | null
  tracking: string | null
  paid_at: string | null
  generated_at: string | null
  posted_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  expired_at: string | null
}

export interface Account {
  /** Empty for the account of the house. */
  email: string
  shipments: Map<string, Shipment>
  balance: number
  /** So many of the next calls are answered with 503 and do nothing. */
  failures: number
  /** The next call whose address ends so is carried out, and its answer is lost. */
  losing: string | null
}

const OPENING_BALANCE = 10_000
export const openAccount = (email: string): Account => ({
  email,
  shipments: new Map(),
  balance: OPENING_BALANCE,
  failures: 0,
  losing: null,
})

let count = 0
export function newShipment({ shipments }: Account, of: Partial<Shipment>): Shipment {
  count += 1
  const shipment: Shipment = {
    id: randomUUID(),
    protocol: `ORD-${String(count).padStart(12, '0')}`,
    status: 'pending',
    label: null,
    tracking: null,
    paid_at: null,
    generated_at: null,
    posted_at: null,
    delivered_at: null,
    canceled_at: null,
    expired_at: null,
    ...of,
  }
  shipments.set(shipment.id, shipment)
  return shipment
}

export const shipmentOf = ({ shipments }: Account, name: string) =>
  shipments.get(name) ?? [...shipments.values()].find(({ tracking }) => tracking === name)

const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** Tracking codes have the form of the universal postal union, with their check digit (UPU S10). */
export function newTrackingCode() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  const rest = 11 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)
  return `ME${digits}${rest === 10 ? 0 : rest === 11 ? 5 : rest}BR`
}

/** Melhor Envio writes times of Brasília without a zone. */
export const stamp = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(),
  )
