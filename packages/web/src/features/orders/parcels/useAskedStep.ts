import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useLocation } from 'react-router'
import { type Step, steps } from '../orders/next-step.ts'

/** Returns the step that the link to this parcel asks for; null if the parcel no longer offers it. */
export function useAskedStep({ id, actions }: StoreOrder): Step | null {
  const { hash, state } = useLocation()
  if (hash !== `#pacote-${id}`) return null
  const asked = (state as { step?: Step } | null)?.step
  return steps.find((step) => step === asked && actions.includes(step)) ?? null
}
