import { say } from '@bra/contract/kit/saying'

/** Why a complaint is decided by the clock of the law, and by nobody else. */
export const regretReason = say(
  'O direito de arrependimento não depende de acordo.',
  'The right of regret needs nobody’s consent.',
)
