import { z } from 'zod'
import { both } from '../kit/both.ts'

/** How a price is rounded after the rate: to the cent, up to 10 or 50 cents, or to the 90 cents above. */
export const foreignRoundings = ['cent', 'ten', 'half', 'ninety'] as const

const NO_RATE = both('Digite a cotação em reais.', 'Type the rate in reais.')
/** What one unit of another currency is worth in cents, and which part of that the price becomes, in percent. */
export const ForeignRate = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  unit_cents: z.int(NO_RATE).min(1, NO_RATE).max(100_000),
  factor: z.int(both('Digite um fator de 1 % a 1000 %.', 'Type a factor from 1 % to 1000 %.')).min(1).max(1000),
  round: z.enum(foreignRoundings).default('cent'),
})
export type ForeignRate = z.output<typeof ForeignRate>
