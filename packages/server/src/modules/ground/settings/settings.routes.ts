import { settings } from '@bra/contract/ground/settings'
import { settingsSchemas } from '@bra/contract/ground/settings.schemas'
import { fail } from '../../../platform/errors.ts'
import { routes } from '../../../platform/routes.ts'
import { parameter, parameterValues } from './settings.queries.ts'

export default routes(settings, settingsSchemas, {
  parametrization: async ({ app, params }) => (await parameter(app.db, params.code)) ?? fail('parameter_not_found'),
  parameter: async ({ app, params }) => (await parameter(app.db, params.code)) ?? fail('parameter_not_found'),
  valuesByCode: async ({ app, body }) => ({ values: await parameterValues(app.db, { codes: [body.code] }) }),
  valuesCustom: async ({ app, body }) => ({ values: await parameterValues(app.db, body) }),
})
