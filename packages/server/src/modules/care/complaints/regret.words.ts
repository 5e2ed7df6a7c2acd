import { say } from '@bra/contract/kit/saying'

export const regretReason = say(
  'O direito de arrependimento não depende de acordo.',
  'The right of regret needs nobody’s consent.',
)
