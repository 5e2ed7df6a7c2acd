import type { Sides } from '../parcel.ts'
import type { ParcelMethod } from './port.ts'

/** Sells labels of parcels. Ids are the seller's own and opaque. Methods throw the same errors as `FreightProvider`. */
export interface LabelSeller {
  /** Puts a label into the seller's cart; nothing is paid yet. */
  reserve(parcel: ParcelToLabel): Promise<{ id: string; cents: number }>
  /** Returns the state of a label, or null if the seller no longer knows it. */
  shipment(id: string): Promise<Shipment | null>
  /** Pays `cents` for all of them from the house's balance, or throws `BalanceTooSmall`; refuses all if one is paid already. */
  pay(ids: string[], cents: number): Promise<void>
  /** Issues labels that are paid; throws `FreightRefused` if one of them is not issued. */
  make(ids: string[]): Promise<void>
  trackingCodes(ids: string[]): Promise<Map<string, string>>
  /** Returns a PDF as Base64. */
  print(id: string): Promise<string>
  /** Refunds the label into the balance; returns false if it is too late. */
  giveBack(id: string): Promise<boolean>
}

export interface ParcelToLabel {
  method: ParcelMethod
  title: string
  from: Party
  to: Party
  goods: { name: string; quantity: number; cents: number }[]
  valueCents: number
  /** Key of the NF-e or DC-e with which the parcel travels; null if it has none. */
  invoiceKey: string | null
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
  /** True if the label was refunded, expired before posting, or left the cart unpaid. */
  isOver: boolean
  trackingCode: string | null
}

export class BalanceTooSmall extends Error {}
