import { audit } from '@bra/contract/people/audit'
import { auditSchemas } from '@bra/contract/people/audit.schemas'
import { paginate } from '../../../platform/paging.ts'
import { routes } from '../../../platform/routes.ts'
import { actsPage, countActs } from './audit.queries.ts'

export default routes(audit, auditSchemas, {
  acts: async ({ app, query }) => ({
    acts: await actsPage(app.db, query),
    paginate: paginate(query, await countActs(app.db, query)),
  }),
})
