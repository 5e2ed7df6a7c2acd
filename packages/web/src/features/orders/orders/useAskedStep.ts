import type { StoreOrder } from '@bra/contract/orders.schemas'
import { useLocation } from 'react-router'
import { type Step, steps } from './next-step.ts'

/** What the link that led to this parcel wants to be done; null where it is not to be done any more. */
export function useAskedStep({ id, actions }: StoreOrder): Step | null {
  const { hash, state } = useLocation()
  if (hash !== `#pacote-${id}`) return null
  const asked = (state as { step?: Step } | null)?.step
  return steps.find((step) => step === asked && actions.includes(step)) ?? null
}
