import type { App } from '../../../app.ts'
import type { PartsOf } from '../../../module.ts'
import { houseOf } from './house.ts'
import { CERTIFICATE_USE } from './seller-taxes.ts'
import { taxSetupJobs } from './tax-setup.jobs.ts'
import { personal } from './tax-setup.personal.ts'
import { oldestSealed } from './tax-setup.queries.ts'
import routes from './tax-setup.routes.ts'
import { taxSetupWaiting } from './waiting.queries.ts'

/** A certificate that cannot be opened stops the start of the server, and not the first sale that needs it. */
const openHouse = async (app: App) => {
  if (app.config.tax.houseCertificate) houseOf(app)
}

export const taxSetup: PartsOf = {
  routes,
  jobs: taxSetupJobs,
  waiting: taxSetupWaiting,
  personal,
  open: openHouse,
  sealed: [{ name: 'certificados digitais', use: CERTIFICATE_USE, oldest: oldestSealed }],
}
