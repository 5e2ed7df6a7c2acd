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
  /** Null of one that was posted elsewhere, and is only followed. */
  label: { price: number; service: string; from: string; to: string } | null
  tracking: string | null
  paid_at: string | null
  generated_at: string | null
  posted_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  expired_at: string | null
}

/** What one account of theirs holds: shipments by their ids, and the money to pay them with. */
export interface Account {
  shipments: Map<string, Shipment>
  balance: number
  /** So many calls are refused before they are heard. */
  failures: number
  /** The next call that ends so is done, and its answer lost. */
  losing: string | null
}

const OPENING_BALANCE = 10_000
export const openAccount = (): Account => ({
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
    ...{ status: 'pending', label: null, tracking: null, paid_at: null, generated_at: null },
    ...{ posted_at: null, delivered_at: null, canceled_at: null, expired_at: null },
    ...of,
  }
  shipments.set(shipment.id, shipment)
  return shipment
}

/** By its id, or by what stands on its label. */
export const shipmentOf = ({ shipments }: Account, name: string) =>
  shipments.get(name) ?? [...shipments.values()].find(({ tracking }) => tracking === name)

const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** As the post numbers parcels, with the right check digit (UPU S10). */
export function newTrackingCode() {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  const rest = 11 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)
  return `ME${digits}${rest === 10 ? 0 : rest === 11 ? 5 : rest}BR`
}

/** As they write times: those of Brasília, without saying so. */
export const stamp = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(),
  )
