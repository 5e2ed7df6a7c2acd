import { whole } from '@bra/contract/format'
import type { PlaceMoved } from '../listings/index.ts'
import type { Outcome } from './saving.ts'

/** How many offers the plan of the store allows. */
export interface Waits {
  allowed: number
}

/** Those that were just made to wait, by their ids. */
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

/** `done` where all are on sale; otherwise what the plan allows, and how many wait. */
export function messageOf(done: string, waits: (Waits | undefined)[]) {
  const waiting = waits.filter((one) => one !== undefined)
  return waiting.length === 0 ? done : `${done} ${planSentence(waiting[0]!, waiting.length)}`
}

export const planSentence = ({ allowed }: Waits, count: number) => {
  const limit = `Seu plano permite ${whole(allowed)} ${allowed === 1 ? 'oferta ativa' : 'ofertas ativas'}`
  return count === 1
    ? `${limit}: esta fica pausada até abrir um lugar.`
    : `${limit}: ${whole(count)} ficam pausadas até abrir um lugar.`
}
