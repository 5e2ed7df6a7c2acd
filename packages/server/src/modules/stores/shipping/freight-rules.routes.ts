import { freightRules } from '@bra/contract/stores/freight-rules'
import { freightRulesSchemas } from '@bra/contract/stores/freight-rules.schemas'
import { routes } from '../../../platform/routes.ts'
import { listFreightRules, removeFreightRule, saveFreightRule } from './freight-rules.service.ts'

export default routes(freightRules, freightRulesSchemas, {
  list: ({ app, user, params }) => listFreightRules(app, user, params.store_id),
  save: ({ app, user, body }) => saveFreightRule(app, user, body),
  remove: ({ app, user, params }) => removeFreightRule(app, user, params.id),
})
