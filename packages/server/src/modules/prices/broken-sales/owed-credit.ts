import { shareOf } from '../../money/ledger/index.ts'

export interface Rules {
  /** The rise, in basis points, from which a broken sale has consequences. */
  rise: number
  /** The most that a store owes for a card, in basis points of its price. */
  most: number
}

interface Sale {
  units: number
  paid_cents: number
  market_then_cents: number | null
  market_now_cents: number | null
}

const WHOLE = 10_000

export function hasRisen(
  { market_then_cents: before, market_now_cents: now }: Omit<Sale, 'units' | 'paid_cents'>,
  { rise }: Rules,
) {
  return before !== null && now !== null && now * WHOLE >= before * (WHOLE + rise)
}

/** Returns the cents that the units cost the buyer more elsewhere, at most a share of what was paid for them. */
export function owedCredit(sale: Sale, rules: Rules) {
  const { units, paid_cents: paid, market_now_cents: now } = sale
  if (now === null || !hasRisen(sale, rules)) return 0
  return Math.max(0, Math.min(units * (now - paid), shareOf(units * paid, rules.most)))
}
