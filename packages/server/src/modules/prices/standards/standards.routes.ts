import { standards } from '@bra/contract/prices/standards'
import { standardsSchemas } from '@bra/contract/prices/standards.schemas'
import { routes } from '../../../platform/routes.ts'
import { keepStandard, showStandard } from './standards.service.ts'

export default routes(standards, standardsSchemas, {
  show: ({ app, user }) => showStandard(app.db, user.id),
  keep: ({ app, user, body }) => keepStandard(app, user.id, body),
})
