import type { PartsOf } from '../../../module.ts'
import { storesOfAPerson } from './onboarding.personal.ts'
import routes from './onboarding.routes.ts'
import { onboardingWaiting } from './waiting.queries.ts'

export const onboarding: PartsOf = {
  routes,
  waiting: onboardingWaiting,
  personal: storesOfAPerson,
}
