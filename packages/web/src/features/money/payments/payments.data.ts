import { payments } from '@bra/contract/money/payments'
import { ask } from '../../../lib/query.ts'

/** The saved cards, the provider's address and key for new ones, and the number of instalments. */
export const cardsQuery = ask(payments.cards, { query: { pagarme_data: 'flag' } })
