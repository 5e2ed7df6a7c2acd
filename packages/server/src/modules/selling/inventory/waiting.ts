import { en, joined, pt, say, type Saying } from '@bra/contract/kit/saying'
import type { ErrorCode } from '@bra/contract/refusals'
import { whole } from '@bra/contract/trade/format'
import { sentenceOf } from '../../../platform/errors.ts'
import type { PlaceMoved } from '../../stores/listings/index.ts'
import type { Absent } from './saving.copies.ts'

export interface Waits {
  allowed: number
}

/**
 * The outcome for one offer. `had` are its units before the change, or now for `stock_moved`; `waits`: saved, but
 * without a place in the plan; `unseen`: saved, but paused until it has a passport; `absent`: what the printing has.
 */
export type Outcome =
  | { outcome: 'created' | 'changed' | 'unchanged'; id: number; had?: number; waits?: Waits; unseen?: true }
  | { outcome: 'refused'; code: ErrorCode; id: number | null; had?: number; absent?: Absent }

export const whyRefused = ({ code, absent }: Extract<Outcome, { outcome: 'refused' }>) =>
  absent?.message ?? sentenceOf(code)

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
export function messageOf(done: Saying, waits: (Waits | undefined)[], unseen = 0) {
  const waiting = waits.filter((one) => one !== undefined)
  return joined([
    done,
    ...(waiting.length > 0 ? [planSentence(waiting[0]!, waiting.length)] : []),
    ...(unseen > 0 ? [unseenSentence(unseen)] : []),
  ])
}

const unseenSentence = (count: number) =>
  count === 1
    ? say(
        'Uma oferta fica pausada até ter o passaporte da condição.',
        'One offer is paused until it has a condition passport.',
      )
    : say(
        `${whole(count)} ofertas ficam pausadas até ter o passaporte da condição.`,
        `${whole(count, 'en')} offers are paused until they have a condition passport.`,
      )

export const planSentence = ({ allowed }: Waits, count: number) => {
  const limit =
    allowed === 1
      ? say(`Seu plano permite ${whole(allowed)} oferta ativa`, `Your plan allows ${whole(allowed, 'en')} active offer`)
      : say(
          `Seu plano permite ${whole(allowed)} ofertas ativas`,
          `Your plan allows ${whole(allowed, 'en')} active offers`,
        )
  return count === 1
    ? say(pt`${limit}: esta fica pausada até abrir um lugar.`, en`${limit}: this one is paused until there is a place.`)
    : say(
        pt`${limit}: ${whole(count)} ficam pausadas até abrir um lugar.`,
        en`${limit}: ${whole(count, 'en')} are paused until there is a place.`,
      )
}
