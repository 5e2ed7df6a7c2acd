import type { Reply } from '@bra/contract/kit/api'
import type { payments } from '@bra/contract/money/payments'
import type { CardFormState } from '../../../money/payments/useCardForm.ts'
import type { Choice } from './choice.ts'

export interface PaymentStepProps {
  total: number
  cards: Reply<typeof payments.cards> | undefined
  choice: Choice
  card: CardFormState
  onChoose: (choice: Choice) => void
  onDone: () => void
}
