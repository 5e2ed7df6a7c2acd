import { useState } from 'react'
import { type CardFormState, useCardForm } from '../../money/payments/useCardForm.ts'
import { type Choice, noChoice } from './choice.ts'
import { type StepName, type Steps, useSteps } from './steps.ts'
import type { Trouble } from './TroubleNotice.tsx'

/** The buyer's choices so far. They survive a refused payment, after which the cart has become an order. */
export interface Choices {
  choice: Choice
  choose: (choice: Choice) => void
  card: CardFormState
  trouble: Trouble | null
  tell: (trouble: Trouble | null) => void
  /** Id of the order that was just made, until its page opens. */
  orderId: number | null
  setOrderId: (id: number) => void
  stepsFrom: (first: StepName) => Steps
}

export interface Buying extends Choices {
  steps: Steps
}

export function useBuying(): Choices {
  const stepsFrom = useSteps()
  const [choice, choose] = useState<Choice>(noChoice)
  const card = useCardForm()
  const [trouble, tell] = useState<Trouble | null>(null)
  const [orderId, setOrderId] = useState<number | null>(null)
  return { choice, choose, card, trouble, tell, orderId, setOrderId, stepsFrom }
}

export function buyingFrom(choices: Choices, first: StepName): Buying {
  const steps = choices.stepsFrom(first)
  const go = (step: StepName) => {
    // A message about the last attempt is outdated once the buyer goes on.
    choices.tell(null)
    steps.go(step)
  }
  return { ...choices, steps: { ...steps, go } }
}
