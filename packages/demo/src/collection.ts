import type { OfferCondition } from '@bra/contract/trade/trade'
import type { DemoSetCode } from './demo.types.ts'

/** What the demo's buyer owns of a set: all but the dearest `without` cards, or the `commonest` ones. */
export const collectedSets: { set: DemoSetCode; without: number | null; commonest: number | null }[] = [
  { set: 'BDN', without: 9, commonest: null },
  { set: 'AGE', without: null, commonest: 41 },
  { set: 'CEV', without: null, commonest: 23 },
]

export interface DemoFavorite {
  code: string
  savedDaysAgo: number
  /** The lowest price when it was saved, as a share of today's. */
  share: number
}

export const demoFavorites: DemoFavorite[] = [
  { code: 'BDN-017', savedDaysAgo: 41, share: 1.12 },
  { code: 'BDN-121', savedDaysAgo: 120, share: 0.86 },
  { code: 'BDN-049', savedDaysAgo: 12, share: 1 },
  { code: 'BDN-004', savedDaysAgo: 230, share: 0.71 },
  { code: 'AGE-010', savedDaysAgo: 64, share: 1.08 },
  { code: 'AGE-030', savedDaysAgo: 33, share: 1.19 },
  { code: 'AGE-100', savedDaysAgo: 90, share: 0.93 },
  { code: 'CEB-010', savedDaysAgo: 18, share: 1.05 },
  { code: 'PAS-017', savedDaysAgo: 55, share: 0.97 },
  { code: 'CEV-015', savedDaysAgo: 9, share: 1.22 },
  { code: 'CEV-061', savedDaysAgo: 6, share: 1 },
  { code: 'CEV-105', savedDaysAgo: 2, share: 1.03 },
]

export interface DemoWant {
  code: string
  addedDaysAgo: number
  /** The most to be paid, as a share of today's lowest price; null means any price. */
  share: number | null
  condition: OfferCondition | null
  anyEdition: boolean
  notify: boolean
}

/** Wants of the demo's buyer; for some an offer exists already, others wait for one. */
export const demoWants: DemoWant[] = [
  { code: 'BDN-017', addedDaysAgo: 40, share: 0.9, condition: 'NM', anyEdition: false, notify: true },
  { code: 'BDN-121', addedDaysAgo: 110, share: 0.75, condition: 'SP', anyEdition: false, notify: true },
  { code: 'BDN-122', addedDaysAgo: 77, share: 1.3, condition: 'SP', anyEdition: false, notify: true },
  { code: 'BDN-047', addedDaysAgo: 52, share: null, condition: 'MP', anyEdition: false, notify: true },
  { code: 'BDN-058', addedDaysAgo: 31, share: 1.2, condition: null, anyEdition: true, notify: true },
  { code: 'AGE-010', addedDaysAgo: 22, share: 1.1, condition: null, anyEdition: false, notify: false },
  { code: 'CEV-015', addedDaysAgo: 8, share: 0.85, condition: 'NM', anyEdition: false, notify: true },
  { code: 'CEV-061', addedDaysAgo: 5, share: 1.5, condition: 'NM', anyEdition: false, notify: true },
]
