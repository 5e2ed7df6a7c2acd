import type { Uf } from '@bra/contract/trade/trade'
import { states } from './states.ts'

/** Rates inside a state, in hundredths of a percent: ICMS, and on top of it the fund against poverty (FCP). */
export interface StateRate {
  icms: number
  fcp: number
}
export type StateRates = Record<Uf, StateRate>

const ufs = Object.keys(states).toSorted() as Uf[]
const written = (rate: number) => String(rate / 100).replace('.', ',')

/** The rates of 2026 as an operator writes them: "AC 19; AL 19 + 1; …". */
export const usualStateRates = ufs
  .map((uf) => `${uf} ${written(states[uf].icms)}${states[uf].fcp ? ` + ${written(states[uf].fcp)}` : ''}`)
  .join('; ')

const RATE = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`
const STATE = new RegExp(`^([A-Z]{2}) ${RATE}(?: ?\\+ ?${RATE})?$`)
const rateOf = (typed: string | undefined) => Math.round(Number((typed ?? '0').replace(',', '.')) * 100)

/** Reads what an operator wrote; returns null unless every state stands in it once. */
export function stateRatesIn(text: string): StateRates | null {
  const found = new Map<string, StateRate>()
  for (const part of partsOf(text)) {
    const [, uf, icms, fcp] = STATE.exec(part) ?? []
    if (!uf || found.has(uf)) return null
    found.set(uf, { icms: rateOf(icms), fcp: rateOf(fcp) })
  }
  const isWhole = found.size === ufs.length && ufs.every((uf) => found.has(uf))
  return isWhole ? (Object.fromEntries(found) as StateRates) : null
}

const partsOf = (text: string) => text.split(';').map((part) => part.trim().replaceAll(/\s+/g, ' '))

/** Approximate taxes of a price by NCM (Lei 12.741/2012), in hundredths of a percent, with their publication. */
export interface ApproximateTaxes {
  byNcm: Map<string, { federal: number; imported: number; state: number }>
  source: string
}

export const NO_APPROXIMATE = 'não informado'
const OF_NCM = new RegExp(`^(\\d{8}) ${RATE} ${RATE} ${RATE}$`)

/** Reads "95044000 13,45 22,35 18; IBPT 26.2.A de 01-10-2026"; null if it is written otherwise. */
export function approximateTaxesIn(text: string): ApproximateTaxes | null {
  const parts = partsOf(text)
  const source = parts.pop()!
  if (parts.length === 0 || source.length > 60 || !/\d{2}-\d{2}-\d{4}/.test(source)) return null
  const byNcm: ApproximateTaxes['byNcm'] = new Map()
  for (const part of parts) {
    const [, ncm, federal, imported, state] = OF_NCM.exec(part) ?? []
    if (!ncm) return null
    byNcm.set(ncm, { federal: rateOf(federal), imported: rateOf(imported), state: rateOf(state) })
  }
  return { byNcm, source }
}
