import type { KnownCards } from '../../money/payments/pay-choice.ts'
import type { CardFormState } from '../../money/payments/useCardForm.ts'
import type { Choice } from './choice.ts'

export interface PaymentStepProps {
  total: number
  cards: KnownCards | undefined
  choice: Choice
  card: CardFormState
  onChoose: (choice: Choice) => void
  act: PayAct
}

export interface PayAct {
  /** For example "Pagar R$ 12,00 com Pix". */
  text: string
  isPaying: boolean
  waitsFor: string | null
  /** Ends once the provider has answered. */
  pay: () => Promise<void>
}
