import type { Plan, Signature } from '@bra/contract/stores/subscriptions.schemas'
import type { Paying } from './usePaying.ts'

/** What the panel of a change and its confirmation are about. */
export interface ChangeProps {
  storeId: number
  plan: Plan
  signature: Signature | undefined
  /** When the signatures were read, in milliseconds; the seconds of a Pix count from there. */
  readAt: number
  paying: Paying
  /** Called when the change is made, or waits for its payment. */
  onSent: () => void
}
