import { statements } from '@bra/contract/payouts/statements'
import { statementsSchemas } from '@bra/contract/payouts/statements.schemas'
import { ownStore } from '../../../acting.ts'
import { routes } from '../../../platform/routes.ts'
import { openLine, statement, walletOf } from './statements.service.ts'

export default routes(statements, statementsSchemas, {
  wallet: async ({ app, user, params }) => {
    ownStore(user, params.id)
    return { wallet: await walletOf(app, params.id) }
  },
  statement: ({ app, user, params, query }) => {
    ownStore(user, params.id)
    return statement(app, params.id, query)
  },
  line: ({ app, user, params, query }) => {
    ownStore(user, params.id)
    return openLine(app, params.id, { id: params.line, figure: query.figure })
  },
})
