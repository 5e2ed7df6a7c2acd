import { companies } from '@bra/contract/stores/companies'
import { companiesSchemas } from '@bra/contract/stores/companies.schemas'
import { routes } from '../../../platform/routes.ts'
import { addCompany, companyOf, editCompany } from './companies.service.ts'

export default routes(companies, companiesSchemas, {
  show: async ({ app, user }) => ({ company: await companyOf(app.db, app, user.id) }),
  add: ({ app, user, body }) => addCompany(app, user, body),
  update: ({ app, user, body }) => editCompany(app, user, body),
})
