import { type ErrorCode, refusals } from '@bra/contract/refusals'
import { whole } from '@bra/contract/trade/format'
import type { PlaceMoved } from '../../stores/listings/index.ts'
import type { Absent } from './saving.copies.ts'

/** How many offers the plan of a store allows, for an offer that waits. */
export interface Waits {
  allowed: number
}

/**
 * The outcome for one offer. `had` are its units before the change; for `stock_moved`, its units now. `waits`: it is
 * saved, but the plan has no place for it now. `unseen`: it is saved, but paused until it has a passport. `absent`: what
 * the printing has instead.
 */
export type Outcome =
  | { outcome: 'created' | 'changed' | 'unchanged'; id: number; had?: number; waits?: Waits; unseen?: true }
  | { outcome: 'refused'; code: ErrorCode; id: number | null; had?: number; absent?: Absent }

/** Returns the sentence of a refusal. */
export const whyRefused = ({ code, absent }: Extract<Outcome, { outcome: 'refused' }>) =>
  absent?.message ?? refusals[code][1]

/** Returns the offers that were just made to wait, by id. */
export const waitingOf = (moved: PlaceMoved[]) =>
  new Map<number, Waits>(
    moved.flatMap(({ id, over_plan, allowed }) => (over_plan && allowed !== null ? [[id, { allowed }]] : [])),
  )

export const withWaiting = (outcome: Outcome, waiting: Map<number, Waits>): Outcome => {
  if (outcome.outcome === 'refused') return outcome
  const waits = waiting.get(outcome.id)
  return waits ? { ...outcome, waits } : outcome
}

export const waitsOf = (outcome: Outcome) => (outcome.outcome === 'refused' ? undefined : outcome.waits)

/** Returns `done`, what the plan allows if offers wait, and how many are paused until they have a passport. */
export function messageOf(done: string, waits: (Waits | undefined)[], unseen = 0) {
  const waiting = waits.filter((one) => one !== undefined)
  const sentences = [
    done,
    waiting.length > 0 && planSentence(waiting[0]!, waiting.length),
    unseen > 0 && unseenSentence(unseen),
  ]
  return sentences.filter(Boolean).join(' ')
}

const unseenSentence = (count: number) =>
  count === 1
    ? 'Uma oferta fica pausada até ter o passaporte da condição.'
    : `${whole(count)} ofertas ficam pausadas até ter o passaporte da condição.`

export const planSentence = ({ allowed }: Waits, count: number) => {
  const limit = `Seu plano permite ${whole(allowed)} ${allowed === 1 ? 'oferta ativa' : 'ofertas ativas'}`
  return count === 1
    ? `${limit}: esta fica pausada até abrir um lugar.`
    : `${limit}: ${whole(count)} ficam pausadas até abrir um lugar.`
}
