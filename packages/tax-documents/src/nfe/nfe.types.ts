import type { Uf } from '@bra/contract/trade/trade'
import type { ApproximateTaxes, StateRates } from '../rates.ts'
import type { Crt, ReformRates } from '../reform.ts'

/** Where goods come from: 0 national, 1 imported by the seller, 2 bought imported, and so on to 8. */
export type Origin = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** 1 production, 2 tests. */
export type Environment = 1 | 2

export interface PostalAddress {
  street: string
  number: string
  complement?: string | null
  district: string
  /** Seven digits of the IBGE. */
  cityCode: string
  city: string
  uf: Uf
  cep: string
}

export interface Issuer {
  document: string
  name: string
  tradeName?: string | null
  stateRegistration: string
  phone?: string | null
  crt: Crt
  address: PostalAddress
  /** PIS and COFINS of the normal regime, in hundredths of a percent. */
  contributions: { pis: number; cofins: number }
}

export interface Buyer {
  document: string
  name: string
  email?: string | null
  address: PostalAddress
}

export interface NfeItem {
  code: string
  name: string
  ncm: string
  origin: Origin
  /** Without it the usual one of the regime and the two states. */
  cfop?: string | null
  quantity: number
  cents: number
}

export interface Contingency {
  service: 'SVC-AN' | 'SVC-RS'
  since: Date
  reason: string
}

export interface NfeInput {
  environment: Environment
  issuedAt: Date
  series: number
  number: number
  code: string
  issuer: Issuer
  buyer: Buyer
  items: NfeItem[]
  freightCents: number
  discountCents: number
  payment: 'pix' | 'card' | 'none'
  /** The part of the value that the buyer's credit in the marketplace paid. */
  creditCents?: number
  /** The house that brought both together, and the seller's account there. */
  intermediary: { cnpj: string; account: string } | null
  contingency?: Contingency | null
  /** Key of the sale whose goods came back: the document is then a return. */
  returnOf?: string | null
  laterRates?: ReformRates | null
  /** Rates inside the states; without them those of 2026. */
  stateRates?: StateRates | null
  approximateTaxes?: ApproximateTaxes | null
  note?: string | null
  technicalContact?: { cnpj: string; name: string; email: string; phone: string } | null
}
