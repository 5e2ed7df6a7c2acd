import { taxSetup } from '@bra/contract/dispatch/tax-setup'
import { taxSetupSchemas } from '@bra/contract/dispatch/tax-setup.schemas'
import { routes } from '../../../platform/routes.ts'
import { addCertificate, removeCertificate, saveTaxSetup, taxSetupOf } from './tax-setup.service.ts'
import { serviceOf } from './tax-service.ts'

export default routes(taxSetup, taxSetupSchemas, {
  show: async ({ app, user }) => ({ setup: await taxSetupOf(app, user) }),
  save: ({ app, user, body }) => saveTaxSetup(app, user, body),
  addCertificate: ({ app, user, body }) => addCertificate(app, user, body),
  removeCertificate: ({ app, user }) => removeCertificate(app, user),
  service: ({ app, user }) => serviceOf(app, user),
})
