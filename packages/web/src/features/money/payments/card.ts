import { passesLuhn } from '@bra/contract/trade/card-numbers'

/** A card as its holder types it. It stays in the memory of the page and goes only to the provider. */
export interface TypedCard {
  number: string
  expiry: string
  cvv: string
  holder: string
  keep: boolean
}
export const noCard: TypedCard = { number: '', expiry: '', cvv: '', holder: '', keep: false }

export type CardFault = 'number' | 'expiry' | 'expired' | 'cvv' | 'holder'
export type CardFaults = Partial<Record<'number' | 'expiry' | 'cvv' | 'holder', CardFault>>

const brands: [RegExp, string][] = [
  [/^(4011|4312|4389|4514|4576|5041|5066|5067|5090|6277|6362|6363|650|6516|6550)/, 'Elo'],
  [/^(606282|3841)/, 'Hipercard'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'Amex'],
  [/^3(0[0-5]|[68])/, 'Diners'],
]
const CENTURY = 2000
const AMEX_CVV = 4
const CVV = 3

export const digitsOf = (typed: string) => typed.replace(/\D/g, '')

/** Returns the brand by the first digits, or undefined while they are not enough. */
export const brandOf = (typed: string) => brands.find(([begins]) => begins.test(digitsOf(typed)))?.[1]

export const cvvLengthOf = (typed: string) => (brandOf(typed) === 'Amex' ? AMEX_CVV : CVV)

/** Returns month and four-digit year of "07/31". */
export function expiryOf(typed: string) {
  const [month = 0, year = 0] = typed.split('/').map(Number)
  return { month, year: CENTURY + year }
}

export function faultsOf({ number, expiry, cvv, holder }: TypedCard, now: Date): CardFaults {
  const digits = digitsOf(number)
  const { month, year } = expiryOf(expiry)
  const isMonth = /^\d{2}\/\d{2}$/.test(expiry) && month >= 1 && month <= 12
  return {
    ...((digits.length < 13 || !passesLuhn(digits)) && { number: 'number' }),
    ...(isMonth ? new Date(year, month) <= now && { expiry: 'expired' } : { expiry: 'expiry' }),
    ...(digitsOf(cvv).length !== cvvLengthOf(number) && { cvv: 'cvv' }),
    ...(!/^[^\d]{2,64}$/.test(holder.trim()) && { holder: 'holder' }),
  }
}
