import { useState } from 'react'
import type { PayChoice } from '../../money/payments/pay-choice.ts'
import { type CardFormState, useCardForm } from '../../money/payments/useCardForm.ts'

/** How a plan is about to be paid. It outlives the panels, so that a refused card does not have to be typed again. */
export interface Paying {
  choice: PayChoice
  choose: (choice: PayChoice) => void
  card: CardFormState
}

export function usePaying(method: PayChoice['method'] = null): Paying {
  const [choice, choose] = useState<PayChoice>({ method, cardId: null })
  const card = useCardForm()
  return { choice, choose, card }
}
