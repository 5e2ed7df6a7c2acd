import type { Sides } from '../parcel.ts'
import type { ParcelMethod } from './port.ts'

/** Who sells labels of parcels. What is called an id is the seller's own, and opaque. Throws what freight throws. */
export interface LabelSeller {
  /** Into its cart: nothing is paid yet. */
  reserve(parcel: ParcelToLabel): Promise<{ id: string; cents: number }>
  /** What became of it; null where it is known no more. */
  shipment(id: string): Promise<Shipment | null>
  /** Out of the balance of the house, or throws `BalanceTooSmall`. What is paid already is refused. */
  pay(id: string): Promise<void>
  /** Of what is paid. */
  make(id: string): Promise<void>
  /** A PDF, as its bytes in Base64. */
  print(id: string): Promise<string>
  /** The money goes back into the balance; false where it is too late. */
  giveBack(id: string): Promise<boolean>
}

export interface ParcelToLabel {
  method: ParcelMethod
  /** What people read beside it at the seller's. */
  title: string
  from: Party
  to: Party
  goods: { name: string; quantity: number; cents: number }[]
  valueCents: number
  sides: Sides
  grams: number
}

export interface Party {
  name: string
  /** CPF or CNPJ without punctuation. */
  document: string
  email: string
  phone: string | null
  street: string
  number: string
  complement: string
  district: string
  city: string
  uf: string
  cep: string
}

export interface Shipment {
  cents: number
  isPaid: boolean
  isMade: boolean
  /** It was given back or not posted in time, and its money is back; or it left the cart unpaid. */
  isOver: boolean
  trackingCode: string | null
}

/** The house has not enough money there. */
export class BalanceTooSmall extends Error {}
