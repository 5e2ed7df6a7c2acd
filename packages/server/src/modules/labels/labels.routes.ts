import { labels } from '@bra/contract/labels'
import { labelsSchemas } from '@bra/contract/labels.schemas'
import { routes } from '../../platform/routes.ts'
import { labelsOf } from './labels.service.ts'

export default routes(labels, labelsSchemas, {
  get: ({ app, user, body }) => labelsOf(app, user, body),
})
