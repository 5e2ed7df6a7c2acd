import type { Uf } from '@bra/contract/trade/trade'

interface State {
  code: number
  /** Hours from UTC where most of the state's people live; no state has summer time. */
  offset: number
  /** General rates inside the state in 2026, in hundredths of a percent; operators may set others. */
  icms: number
  fcp: number
}

export const states: Record<Uf, State> = {
  RO: { code: 11, offset: -4, icms: 1950, fcp: 0 },
  AC: { code: 12, offset: -5, icms: 1900, fcp: 0 },
  AM: { code: 13, offset: -4, icms: 2000, fcp: 0 },
  RR: { code: 14, offset: -4, icms: 2000, fcp: 0 },
  PA: { code: 15, offset: -3, icms: 1900, fcp: 0 },
  AP: { code: 16, offset: -3, icms: 1800, fcp: 0 },
  TO: { code: 17, offset: -3, icms: 2000, fcp: 0 },
  MA: { code: 21, offset: -3, icms: 2300, fcp: 0 },
  PI: { code: 22, offset: -3, icms: 2250, fcp: 0 },
  CE: { code: 23, offset: -3, icms: 2000, fcp: 0 },
  RN: { code: 24, offset: -3, icms: 2000, fcp: 0 },
  PB: { code: 25, offset: -3, icms: 2000, fcp: 0 },
  PE: { code: 26, offset: -3, icms: 2050, fcp: 0 },
  AL: { code: 27, offset: -3, icms: 1900, fcp: 100 },
  SE: { code: 28, offset: -3, icms: 1900, fcp: 0 },
  BA: { code: 29, offset: -3, icms: 2050, fcp: 0 },
  MG: { code: 31, offset: -3, icms: 1800, fcp: 0 },
  ES: { code: 32, offset: -3, icms: 1700, fcp: 0 },
  RJ: { code: 33, offset: -3, icms: 2000, fcp: 200 },
  SP: { code: 35, offset: -3, icms: 1800, fcp: 0 },
  PR: { code: 41, offset: -3, icms: 1950, fcp: 0 },
  SC: { code: 42, offset: -3, icms: 1700, fcp: 0 },
  RS: { code: 43, offset: -3, icms: 1700, fcp: 0 },
  MS: { code: 50, offset: -4, icms: 1700, fcp: 0 },
  MT: { code: 51, offset: -4, icms: 1700, fcp: 0 },
  GO: { code: 52, offset: -3, icms: 1900, fcp: 0 },
  DF: { code: 53, offset: -3, icms: 2000, fcp: 0 },
}

export const ufOfCode = (code: number) => (Object.keys(states) as Uf[]).find((uf) => states[uf].code === code) ?? null

const HOUR_MS = 3_600_000

/** Returns `yyyy-mm-ddThh:mm:ss-03:00` as a clock in the state shows it. */
export function localTime(at: Date, uf: Uf): string {
  const { offset } = states[uf]
  const shown = new Date(at.getTime() + offset * HOUR_MS).toISOString().slice(0, 19)
  return `${shown}-${String(-offset).padStart(2, '0')}:00`
}
