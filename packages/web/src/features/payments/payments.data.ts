import { payments } from '@bra/contract/payments'
import { ask } from '../../lib/query.ts'

/** The saved cards, how a new one goes to the provider, and in how many parts one may pay. */
export const cardsQuery = ask(payments.cards, { query: { pagarme_data: 'flag' } })
