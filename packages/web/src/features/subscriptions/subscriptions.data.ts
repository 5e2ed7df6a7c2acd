import { subscriptions } from '@bra/contract/subscriptions'
import { ask } from '../../lib/query.ts'

export const plansQuery = ask(subscriptions.plans, {})
