import type { DispatchRun } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { notSent } from '@bra/contract/orders/order-states'

export type Step = 'done' | 'waiting' | 'running' | 'failed' | 'none'
export const stepNames = ['list', 'document', 'label', 'posted'] as const
export type StepName = (typeof stepNames)[number]

export type Failures = ReadonlyMap<number, Pick<DispatchRun['failed'][number], 'code' | 'why'>>

const stepOfDocument = {
  ...{ draft: 'running', processing: 'running', authorised: 'done' },
  ...{ rejected: 'failed', denied: 'failed', cancelled: 'waiting', unused: 'waiting' },
} as const satisfies Record<NonNullable<StoreSale['document']>['state'], Step>

/** The step of a refusal is told by the first word of its code. */
const stepOfCode: Record<string, StepName> = { label: 'label', carrier: 'label', invoice: 'document', tax: 'document' }

/** Returns what stopped a parcel that was not sent yet: in the last dispatch, or by the tax authority's last answer. */
export function stopOf(
  { id, state, document }: StoreSale,
  failures: Failures,
): { step: StepName | null; why: string } | null {
  if (!notSent.includes(state)) return null
  const failed = failures.get(id)
  if (failed) return { step: stepOfCode[failed.code?.split('_')[0] ?? ''] ?? null, why: failed.why }
  const isRefused = document !== null && stepOfDocument[document.state] === 'failed'
  return isRefused && document.reason ? { step: 'document', why: document.reason } : null
}

/** Says of a parcel how far it is; null for what the store does not send, or does not send any more. */
export function stepsOf(sale: StoreSale, failures: Failures): Record<StepName, Step> | null {
  const { state, bra_center: isCenter, document, labelled, shipping } = sale
  const isSent = state === 'shipped'
  if (isCenter || !(isSent || notSent.includes(state))) return null
  const isPickup = shipping.code === 'retirada'
  const stepOf = (isDone: boolean): Step => (isDone ? 'done' : 'waiting')
  const steps: Record<StepName, Step> = {
    list: stepOf(state !== 'paid'),
    document: document ? stepOfDocument[document.state] : isPickup ? 'none' : 'waiting',
    label: isPickup ? 'none' : stepOf(labelled || isSent),
    posted: stepOf(isSent),
  }
  const stopped = stopOf(sale, failures)?.step
  return stopped && steps[stopped] !== 'done' ? { ...steps, [stopped]: 'failed' } : steps
}
