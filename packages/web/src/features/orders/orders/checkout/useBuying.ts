import { useState } from 'react'
import { type CardFormState, useCardForm } from '../../payments/useCardForm.ts'
import { type Choice, noChoice } from './choice.ts'
import { type StepName, type Steps, useSteps } from './steps.ts'
import type { Trouble } from './TroubleNotice.tsx'

/** What a person has settled so far; it outlives a refused payment, by which a cart becomes an order. */
export interface Buying {
  steps: Steps
  choice: Choice
  choose: (choice: Choice) => void
  card: CardFormState
  trouble: Trouble | null
  tell: (trouble: Trouble | null) => void
  /** Of the order that was made, until its page opens. */
  orderId: number | null
  setOrderId: (id: number) => void
}

export function useBuying(isOrder: boolean): Buying {
  const steps = useSteps(isOrder ? 'payment' : 'address')
  const [choice, choose] = useState<Choice>(noChoice)
  const card = useCardForm()
  const [trouble, tell] = useState<Trouble | null>(null)
  const [orderId, setOrderId] = useState<number | null>(null)
  const go = (step: StepName) => {
    // what was said of the last press is over once somebody goes on
    tell(null)
    steps.go(step)
  }
  return { steps: { ...steps, go }, choice, choose, card, trouble, tell, orderId, setOrderId }
}
