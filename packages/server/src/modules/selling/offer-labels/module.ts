import type { PartsOf } from '../../../module.ts'
import routes from './offer-labels.routes.ts'

export const offerLabels: PartsOf = { routes }
