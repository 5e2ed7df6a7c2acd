import { priceRules } from '@bra/contract/selling/price-rules'
import { priceRulesSchemas } from '@bra/contract/selling/price-rules.schemas'
import { routes } from '../../../platform/routes.ts'
import { arrangeRules, listRules, removeRule, saveRule, schedulePrices } from './rules.service.ts'
import { previewRun, runByHand } from './runs.service.ts'

export default routes(priceRules, priceRulesSchemas, {
  list: ({ app, user, params }) => listRules(app, user, params),
  save: ({ app, user, body }) => saveRule(app, user, body),
  order: ({ app, user, body }) => arrangeRules(app, user, body),
  preview: ({ app, user, body }) => previewRun(app, user, body),
  run: ({ app, user, body }) => runByHand(app, user, body),
  schedule: ({ app, user, body }) => schedulePrices(app, user, body),
  remove: ({ app, user, params }) => removeRule(app, user, params.id),
})
