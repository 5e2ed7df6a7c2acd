import { payments } from '@bra/contract/money/payments'
import { paymentsSchemas } from '@bra/contract/money/payments.schemas'
import { routes } from '../../../platform/routes.ts'
import { cardsOf, removeCard, saveCard, tokensOf } from './cards.service.ts'
import { hear } from './webhooks.service.ts'

export default routes(payments, paymentsSchemas, {
  cards: async ({ app, user, query }) => ({
    cards: await cardsOf(app, user.id),
    pagarme_data: query.pagarme_data ? await tokensOf(app) : null,
  }),
  saveCard: ({ app, user, body }) => saveCard(app, user, body.token),
  hear: ({ app, request, body }) => hear(app, request, body),
  removeCard: ({ app, user, params }) => removeCard(app, user, params.id),
})
