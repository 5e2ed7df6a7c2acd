import type { Wing } from '../../module.ts'
import { stores } from './stores/module.ts'
import { companies } from './companies/module.ts'
import { listings } from './listings/module.ts'
import { shipping } from './shipping/module.ts'
import { subscriptions } from './subscriptions/module.ts'
import { onboarding } from './onboarding/module.ts'
import { reviews } from './reviews/module.ts'
import { offerQuestions } from './offer-questions/module.ts'
import { carrierAccounts } from './carrier-accounts/module.ts'
import { favoriteStores } from './favorite-stores/module.ts'

export const wing: Wing = {
  stores: { uses: ['mails', 'accounts', 'settings', 'addresses', 'notices'], ...stores },
  companies: { uses: ['accounts', 'addresses', 'stores'], ...companies },
  listings: { uses: ['stores', 'catalog'], ...listings },
  shipping: { uses: ['settings', 'stores'], ...shipping },
  'carrier-accounts': { uses: ['stores', 'shipping'], ...carrierAccounts },
  subscriptions: { uses: ['payments', 'bills', 'stores', 'listings'], ...subscriptions },
  reviews: { uses: ['stores'], ...reviews },
  'offer-questions': { uses: ['security', 'notices', 'stores', 'listings'], ...offerQuestions },
  'favorite-stores': { uses: ['stores'], ...favoriteStores },
  onboarding: {
    uses: ['photos', 'content', 'accounts', 'audit', 'addresses', 'stores', 'companies', 'listings', 'subscriptions'],
    ...onboarding,
  },
}
