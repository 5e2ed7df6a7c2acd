import { settings } from '@bra/contract/settings'
import { settingsSchemas } from '@bra/contract/settings.schemas'
import { fail } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { allParameters, parameter, parameterValues } from './settings.queries.ts'
import { changeParameter } from './settings.service.ts'

export default routes(settings, settingsSchemas, {
  parametrization: async ({ app, params }) => (await parameter(app.db, params.code)) ?? fail('parameter_not_found'),
  parameter: async ({ app, params }) => (await parameter(app.db, params.code)) ?? fail('parameter_not_found'),
  valuesByCode: async ({ app, body }) => ({ values: await parameterValues(app.db, { codes: [body.code] }) }),
  all: async ({ app }) => ({ parameters: await allParameters(app.db) }),
  change: ({ app, user, params, body }) => changeParameter(app, user, { ...params, ...body }),
  valuesCustom: async ({ app, body }) => ({ values: await parameterValues(app.db, body) }),
})
