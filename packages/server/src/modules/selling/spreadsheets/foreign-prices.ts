import type { ForeignRate } from '@bra/contract/selling/foreign-rates.schemas'

/** A price in another currency; `cents` are hundredths of its unit. */
export interface ForeignPrice {
  currency: string
  cents: number
}

const MOST_CENTS = 100_000_000
const roundings: Record<ForeignRate['round'], (cents: number) => number> = {
  cent: (cents) => Math.round(cents),
  ten: (cents) => Math.ceil(cents / 10) * 10,
  half: (cents) => Math.ceil(cents / 50) * 50,
  ninety: (cents) => Math.ceil((cents + 10) / 100) * 100 - 10,
}

/** Turns a foreign price into cents of reais; at least one cent. */
export function inReais({ cents }: ForeignPrice, { unit_cents: unit, factor, round }: Omit<ForeignRate, 'currency'>) {
  // twelve digits drop what binary fractions add
  const exact = Number(((cents * unit * factor) / 10_000).toPrecision(12))
  return Math.min(Math.max(1, roundings[round](exact)), MOST_CENTS)
}
