/** IBS and CBS by date and regime (LC 214/2025, NT 2025.002). */

/** Tax regime: 1 Simples, 2 Simples above the limit of ICMS, 3 normal, 4 MEI. */
export type Crt = 1 | 2 | 3 | 4

export interface ReformRates {
  ibsState: number
  ibsCity: number
  cbs: number
}

/** Rates of the test year; the authorities refuse others (1026, 1036, 1037). */
export const testRates: ReformRates = { ibsState: 10, ibsCity: 0, cbs: 90 }

const NORMAL_FROM = Date.parse('2026-01-05T00:00:00-03:00')
const SMALL_FROM = Date.parse('2027-01-04T00:00:00-03:00')
const TEST_YEAR_ENDS = Date.parse('2027-01-01T00:00:00-03:00')

export class ReformRatesMissing extends Error {}

/** Returns null where the document carries no such taxes yet. Rates from 2027 on must be given. */
export function reformOf(at: Date, crt: Crt, later: ReformRates | null = null) {
  if (at.getTime() < (crt === 3 ? NORMAL_FROM : SMALL_FROM)) return null
  if (at.getTime() < TEST_YEAR_ENDS) return { rates: testRates, isAdded: false }
  if (!later) throw new ReformRatesMissing('Faltam as alíquotas de IBS e CBS em vigor desde 2027.')
  return { rates: later, isAdded: true }
}
