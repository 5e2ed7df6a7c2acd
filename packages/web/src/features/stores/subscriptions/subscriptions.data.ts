import { isComing } from '@bra/contract/kit/coming'
import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { ask } from '../../../lib/query.ts'

export const plansQuery = ask(subscriptions.plans, {})

export const plansOnOffer = (plans: Plan[]) =>
  plans.filter(({ audience, price_cents: price }) => audience === 'seller' && (price === 0 || !isComing('plans')))

/** Returns the chosen plan once plans are sold; until then the free one. */
export const planToAskFor = (chosen: string) => (chosen && !isComing('plans') ? chosen : 'gratis')
