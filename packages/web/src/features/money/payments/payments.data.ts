import { payments } from '@bra/contract/money/payments'
import { ask } from '../../../lib/query.ts'

export const cardsQuery = ask(payments.cards, { query: { pagarme_data: 'flag' } })
