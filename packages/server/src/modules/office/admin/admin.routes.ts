import { admin } from '@bra/contract/office/admin'
import { adminSchemas } from '@bra/contract/office/admin.schemas'
import { routes } from '../../../platform/routes.ts'
import { inbox } from './admin.service.ts'

export default routes(admin, adminSchemas, {
  inbox: ({ app }) => inbox(app),
})
