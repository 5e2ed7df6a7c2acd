// oxlint-disable max-lines -- the floors are one list
import type { Module } from './module.ts'
import { settings } from './modules/settings/module.ts'
import { mails } from './modules/mails/module.ts'
import { security } from './modules/security/module.ts'
import { entryTokens } from './modules/entry-tokens/module.ts'
import { codes } from './modules/codes/module.ts'
import { accounts } from './modules/accounts/module.ts'
import { calendar } from './modules/calendar/module.ts'
import { audit } from './modules/audit/module.ts'
import { payments } from './modules/payments/module.ts'
import { addresses } from './modules/addresses/module.ts'
import { photos } from './modules/photos/module.ts'
import { catalog } from './modules/catalog/module.ts'
import { content } from './modules/content/module.ts'
import { notices } from './modules/notices/module.ts'
import { suggestions } from './modules/suggestions/module.ts'
import { secondFactors } from './modules/second-factors/module.ts'
import { stores } from './modules/stores/module.ts'
import { companies } from './modules/companies/module.ts'
import { sessions } from './modules/sessions/module.ts'
import { listings } from './modules/listings/module.ts'
import { wallet } from './modules/wallet/module.ts'
import { shipping } from './modules/shipping/module.ts'
import { cart } from './modules/cart/module.ts'
import { subscriptions } from './modules/subscriptions/module.ts'
import { reviews } from './modules/reviews/module.ts'
import { orders } from './modules/orders/module.ts'
import { chargebacks } from './modules/chargebacks/module.ts'
import { parcels } from './modules/parcels/module.ts'
import { storeOrders } from './modules/store-orders/module.ts'
import { checkout } from './modules/checkout/module.ts'
import { boxes } from './modules/boxes/module.ts'
import { picking } from './modules/picking/module.ts'
import { labels } from './modules/labels/module.ts'
import { orderMessages } from './modules/order-messages/module.ts'
import { disputes } from './modules/disputes/module.ts'
import { sales } from './modules/sales/module.ts'
import { openings } from './modules/openings/module.ts'
import { statements } from './modules/statements/module.ts'
import { withdrawals } from './modules/withdrawals/module.ts'
import { payouts } from './modules/payouts/module.ts'
import { providerBooks } from './modules/provider-books/module.ts'
import { reconciliation } from './modules/reconciliation/module.ts'
import { stats } from './modules/stats/module.ts'
import { fairPrices } from './modules/fair-prices/module.ts'
import { inventory } from './modules/inventory/module.ts'
import { entries } from './modules/entries/module.ts'
import { goods } from './modules/goods/module.ts'
import { priceRules } from './modules/price-rules/module.ts'
import { massChanges } from './modules/mass-changes/module.ts'
import { sheets } from './modules/sheets/module.ts'
import { collections } from './modules/collections/module.ts'
import { wants } from './modules/wants/module.ts'
import { finder } from './modules/finder/module.ts'
import { search } from './modules/search/module.ts'
import { baskets } from './modules/baskets/module.ts'
import { privacy } from './modules/privacy/module.ts'
import { acting } from './modules/acting/module.ts'
import { members } from './modules/members/module.ts'
import { lookups } from './modules/lookups/module.ts'
import { reviewReports } from './modules/review-reports/module.ts'
import { curation } from './modules/curation/module.ts'
import { publishing } from './modules/publishing/module.ts'
import { admin } from './modules/admin/module.ts'
import { realtime } from './modules/realtime/module.ts'

/** The floors, lowest first: a row may name only rows above it. What each brings stands in its own folder. */
export const modules: Record<string, Module> = {
  ledger: { uses: [] },
  settings: { uses: [], ...settings },
  mails: { uses: ['settings'], ...mails },
  security: { uses: [], ...security },
  passwords: { uses: [] },
  'entry-tokens': { uses: [], ...entryTokens },
  codes: { uses: ['settings', 'mails'], ...codes },
  accounts: { uses: ['mails', 'security', 'passwords', 'codes'], ...accounts },
  calendar: { uses: [], ...calendar },
  audit: { uses: ['accounts'], ...audit },
  addresses: { uses: ['security', 'accounts'], ...addresses },
  payments: { uses: ['security', 'accounts', 'settings', 'addresses'], ...payments },
  photos: { uses: [], ...photos },
  catalog: { uses: [], ...catalog },
  content: { uses: [], ...content },
  notices: { uses: ['accounts', 'mails'], ...notices },
  suggestions: { uses: ['photos', 'catalog', 'notices', 'audit'], ...suggestions },
  'second-factors': { uses: ['mails', 'security', 'accounts', 'notices'], ...secondFactors },
  stores: { uses: ['accounts', 'settings', 'addresses'], ...stores },
  companies: { uses: ['addresses', 'stores'], ...companies },
  sessions: {
    uses: [
      'mails',
      'security',
      'passwords',
      'entry-tokens',
      'codes',
      'accounts',
      'notices',
      'second-factors',
      'stores',
    ],
    ...sessions,
  },
  listings: { uses: ['stores', 'catalog'], ...listings },
  wallet: {
    uses: ['security', 'accounts', 'companies', 'notices', 'second-factors', 'stores', 'settings'],
    ...wallet,
  },
  shipping: { uses: ['settings', 'stores', 'addresses'], ...shipping },
  cart: { uses: ['settings', 'addresses', 'catalog', 'stores', 'listings', 'shipping'], ...cart },
  subscriptions: { uses: ['accounts', 'stores'], ...subscriptions },
  reviews: { uses: ['stores'], ...reviews },
  orders: {
    uses: ['payments', 'calendar', 'settings', 'addresses', 'stores', 'listings', 'shipping', 'reviews'],
    ...orders,
  },
  escrow: { uses: ['ledger', 'orders'] },
  'order-notices': { uses: ['mails', 'notices', 'stores', 'orders'] },
  refunds: { uses: ['ledger', 'payments', 'escrow', 'orders', 'order-notices'] },
  chargebacks: { uses: ['ledger', 'escrow', 'orders', 'order-notices', 'refunds'], ...chargebacks },
  parcels: {
    uses: ['ledger', 'photos', 'stores', 'shipping', 'reviews', 'escrow', 'orders', 'order-notices', 'refunds'],
    ...parcels,
  },
  'store-orders': {
    uses: ['stores', 'shipping', 'escrow', 'orders', 'order-notices', 'refunds', 'parcels'],
    ...storeOrders,
  },
  checkout: {
    uses: [
      'accounts',
      'ledger',
      'payments',
      'settings',
      'addresses',
      'listings',
      'cart',
      'subscriptions',
      'orders',
      'order-notices',
      'refunds',
      'chargebacks',
      'parcels',
    ],
    ...checkout,
  },
  boxes: { uses: ['shipping', 'orders', 'store-orders'], ...boxes },
  picking: { uses: ['orders', 'boxes'], ...picking },
  labels: { uses: ['ledger', 'shipping', 'orders', 'order-notices', 'boxes', 'store-orders'], ...labels },
  'order-messages': { uses: ['notices', 'orders'], ...orderMessages },
  disputes: {
    uses: [
      'audit',
      'payments',
      'orders',
      'order-messages',
      'shipping',
      'refunds',
      'chargebacks',
      'parcels',
      'checkout',
    ],
    ...disputes,
  },
  sales: { uses: ['reviews', 'orders', 'order-messages'], ...sales },
  openings: {
    uses: [
      'audit',
      'mails',
      'ledger',
      'addresses',
      'photos',
      'content',
      'notices',
      'stores',
      'companies',
      'listings',
      'wallet',
      'subscriptions',
      'orders',
    ],
    ...openings,
  },
  statements: { uses: ['ledger', 'settings', 'stores', 'orders', 'escrow'], ...statements },
  withdrawals: {
    uses: [
      'ledger',
      'mails',
      'security',
      'accounts',
      'calendar',
      'settings',
      'notices',
      'second-factors',
      'stores',
      'wallet',
      'orders',
      'statements',
    ],
    ...withdrawals,
  },
  payouts: { uses: ['audit', 'payments', 'stores', 'wallet', 'orders', 'withdrawals'], ...payouts },
  'provider-books': { uses: ['ledger', 'payments', 'orders', 'checkout'], ...providerBooks },
  reconciliation: {
    uses: ['audit', 'ledger', 'payments', 'orders', 'payouts', 'provider-books', 'checkout'],
    ...reconciliation,
  },
  stats: { uses: ['security', 'listings', 'catalog', 'stores', 'orders'], ...stats },
  'fair-prices': { uses: ['listings', 'stats'], ...fairPrices },
  inventory: { uses: ['photos', 'listings', 'catalog', 'stores', 'stats'], ...inventory },
  entries: { uses: ['inventory', 'fair-prices'], ...entries },
  goods: { uses: ['photos', 'catalog', 'inventory'], ...goods },
  'price-rules': { uses: ['notices', 'listings', 'catalog', 'stores', 'stats', 'inventory'], ...priceRules },
  'mass-changes': { uses: ['listings', 'catalog', 'stores', 'stats', 'inventory'], ...massChanges },
  sheets: { uses: ['listings', 'catalog', 'stores', 'inventory'], ...sheets },
  collections: { uses: ['listings', 'catalog', 'stores', 'stats'], ...collections },
  wants: { uses: ['mails', 'accounts', 'notices', 'listings', 'catalog', 'stores', 'collections'], ...wants },
  finder: { uses: ['catalog', 'listings', 'stores'], ...finder },
  search: { uses: ['catalog', 'listings', 'stores', 'shipping', 'stats', 'finder'], ...search },
  baskets: { uses: ['catalog', 'listings', 'stores', 'shipping', 'cart', 'finder'], ...baskets },
  privacy: { uses: ['mails', 'accounts', 'codes', 'settings', 'notices', 'content'], ...privacy },
  site: { uses: ['catalog', 'content', 'stores'] },
  acting: { uses: ['security', 'accounts', 'audit', 'stores', 'sessions'], ...acting },
  members: {
    uses: [
      'mails',
      'security',
      'passwords',
      'codes',
      'accounts',
      'audit',
      'notices',
      'second-factors',
      'stores',
      'sessions',
      'orders',
      'privacy',
    ],
    ...members,
  },
  lookups: {
    uses: ['ledger', 'accounts', 'stores', 'orders', 'parcels', 'store-orders', 'order-messages'],
    ...lookups,
  },
  'review-reports': { uses: ['accounts', 'audit', 'notices', 'stores', 'reviews', 'orders'], ...reviewReports },
  curation: {
    uses: ['audit', 'photos', 'catalog', 'listings', 'orders', 'collections', 'wants', 'stats', 'cart'],
    ...curation,
  },
  publishing: {
    uses: ['settings', 'calendar', 'audit', 'photos', 'content', 'listings', 'shipping', 'subscriptions'],
    ...publishing,
  },
  admin: { uses: [], ...admin },
  realtime: { uses: ['accounts'], ...realtime },
}
