import type { Module } from './module.ts'
import { accountsJobs } from './modules/accounts/accounts.jobs.ts'
import { accountsPersonal } from './modules/accounts/accounts.personal.ts'
import accounts from './modules/accounts/accounts.routes.ts'
import { actingJobs } from './modules/acting/acting.jobs.ts'
import acting from './modules/acting/acting.routes.ts'
import { addressesOfAPerson } from './modules/addresses/addresses.personal.ts'
import admin from './modules/admin/admin.routes.ts'
import audit from './modules/audit/audit.routes.ts'
import addresses from './modules/addresses/addresses.routes.ts'
import calendar from './modules/calendar/calendar.routes.ts'
import { calendarJobs, writeHolidays } from './modules/calendar/calendar.service.ts'
import cart from './modules/cart/cart.routes.ts'
import { cartPersonal } from './modules/cart/personal.queries.ts'
import baskets from './modules/baskets/baskets.routes.ts'
import { closeSolvers } from './modules/baskets/baskets.service.ts'
import catalog from './modules/catalog/catalog.routes.ts'
import { codesJobs } from './modules/codes/codes.jobs.ts'
import { codesPersonal } from './modules/codes/codes.personal.ts'
import { companyOfAPerson } from './modules/companies/companies.personal.ts'
import companies from './modules/companies/companies.routes.ts'
import collections from './modules/collections/collections.routes.ts'
import { collectionsPersonal } from './modules/collections/personal.queries.ts'
import content from './modules/content/content.routes.ts'
import curation from './modules/curation/curation.routes.ts'
import { entryTokensJobs } from './modules/entry-tokens/entry-tokens.jobs.ts'
import { entryTokensPersonal } from './modules/entry-tokens/entry-tokens.personal.ts'
import { entriesJobs } from './modules/entries/entries.jobs.ts'
import entries from './modules/entries/entries.routes.ts'
import fairPrices from './modules/fair-prices/fair-prices.routes.ts'
import { finderJobs } from './modules/finder/finder.jobs.ts'
import { openFinder } from './modules/finder/index.ts'
import goods from './modules/goods/goods.routes.ts'
import { inventoryJobs } from './modules/inventory/inventory.jobs.ts'
import inventory from './modules/inventory/inventory.routes.ts'
import { viewsOfAPerson } from './modules/inventory/views.queries.ts'
import listings from './modules/listings/listings.routes.ts'
import { realtimeListeners } from './modules/realtime/realtime.events.ts'
import realtime from './modules/realtime/realtime.routes.ts'
import { massChangesJobs } from './modules/mass-changes/mass-changes.jobs.ts'
import massChanges from './modules/mass-changes/mass-changes.routes.ts'
import lookups from './modules/lookups/lookups.routes.ts'
import { mailsJobs } from './modules/mails/mails.jobs.ts'
import { mailsPersonal } from './modules/mails/mails.personal.ts'
import { membersPersonal } from './modules/members/members.personal.ts'
import members from './modules/members/members.routes.ts'
import { noticesJobs } from './modules/notices/notices.jobs.ts'
import { noticesPersonal } from './modules/notices/notices.personal.ts'
import notices from './modules/notices/notices.routes.ts'
import { disputes } from './modules/orders/orders.counts.ts'
import { payoutsListeners } from './modules/payouts/payouts.events.ts'
import { payoutsJobs } from './modules/payouts/payouts.jobs.ts'
import payouts from './modules/payouts/payouts.routes.ts'
import { storesOfAPerson } from './modules/openings/openings.personal.ts'
import openings from './modules/openings/openings.routes.ts'
import { ordersListeners } from './modules/orders/orders.events.ts'
import { ordersJobs } from './modules/orders/orders.jobs.ts'
import orders from './modules/orders/orders.routes.ts'
import { followedJobs } from './modules/orders/parcels.followed.ts'
import { parcelsJobs } from './modules/orders/parcels.jobs.ts'
import storeOrders from './modules/orders/store-orders.routes.ts'
import { ordersWaiting } from './modules/orders/waiting.queries.ts'
import { ordersPersonal } from './modules/orders/personal.queries.ts'
import { paymentsJobs } from './modules/payments/payments.jobs.ts'
import { paymentsPersonal } from './modules/payments/payments.personal.ts'
import payments from './modules/payments/payments.routes.ts'
import { photosJobs } from './modules/photos/photos.jobs.ts'
import { photosPersonal } from './modules/photos/photos.queries.ts'
import photos from './modules/photos/photos.routes.ts'
import { priceRulesJobs } from './modules/price-rules/price-rules.jobs.ts'
import priceRules from './modules/price-rules/price-rules.routes.ts'
import { privacyListeners } from './modules/privacy/privacy.events.ts'
import { privacyJobs } from './modules/privacy/privacy.jobs.ts'
import { privacyPersonal } from './modules/privacy/privacy.personal.ts'
import privacy from './modules/privacy/privacy.routes.ts'
import publishing from './modules/publishing/publishing.routes.ts'
import { reviewReportsPersonal } from './modules/review-reports/review-reports.personal.ts'
import { reportsWaiting } from './modules/review-reports/review-reports.queries.ts'
import reviewReports from './modules/review-reports/review-reports.routes.ts'
import reviews from './modules/reviews/reviews.routes.ts'
import search from './modules/search/search.routes.ts'
import { secondFactorsPersonal } from './modules/second-factors/second-factors.personal.ts'
import { openDifferences } from './modules/reconciliation/reconciliation.counts.ts'
import { reconciliationWaiting } from './modules/reconciliation/waiting.queries.ts'
import { reconciliationJobs } from './modules/reconciliation/reconciliation.jobs.ts'
import { securityJobs } from './modules/security/security.jobs.ts'
import { securityPersonal } from './modules/security/security.personal.ts'
import { flushSeen } from './modules/sessions/index.ts'
import { sessionsJobs } from './modules/sessions/sessions.jobs.ts'
import { sessionsPersonal } from './modules/sessions/sessions.personal.ts'
import sessions from './modules/sessions/sessions.routes.ts'
import { writeMissingParameters } from './modules/settings/index.ts'
import settings from './modules/settings/settings.routes.ts'
import { sheetsJobs } from './modules/sheets/sheets.jobs.ts'
import sheets from './modules/sheets/sheets.routes.ts'
import shipping from './modules/shipping/shipping.routes.ts'
import { flushViews } from './modules/stats/index.ts'
import { statsPersonal } from './modules/stats/personal.queries.ts'
import { statsListeners } from './modules/stats/stats.events.ts'
import { statsJobs } from './modules/stats/stats.jobs.ts'
import stats from './modules/stats/stats.routes.ts'
import statements from './modules/statements/statements.routes.ts'
import stores from './modules/stores/stores.routes.ts'
import suggestions from './modules/suggestions/suggestions.routes.ts'
import { suggestionsPersonal } from './modules/suggestions/suggestions.queries.ts'
import { suggestionsWaiting } from './modules/suggestions/waiting.queries.ts'
import subscriptions from './modules/subscriptions/subscriptions.routes.ts'
import { walletOfAPerson } from './modules/wallet/wallet.personal.ts'
import wallet from './modules/wallet/wallet.routes.ts'
import { withdrawalsOfAPerson } from './modules/withdrawals/withdrawals.personal.ts'
import withdrawals from './modules/withdrawals/withdrawals.routes.ts'
import { wantsPersonal } from './modules/wants/personal.queries.ts'
import { wantsListeners } from './modules/wants/wants.events.ts'
import { wantsJobs } from './modules/wants/wants.jobs.ts'
import wants from './modules/wants/wants.routes.ts'
import { sellingModules } from './modules.selling.ts'

/** The floors, lowest first: a row may name only rows above it. */
export const modules: Record<string, Module> = {
  ledger: { uses: [] },
  mails: { uses: [], jobs: mailsJobs, personal: mailsPersonal },
  security: { uses: [], jobs: securityJobs, personal: securityPersonal },
  passwords: { uses: [] },
  'entry-tokens': { uses: [], jobs: entryTokensJobs, personal: entryTokensPersonal },
  codes: { uses: ['mails'], jobs: codesJobs, personal: codesPersonal },
  accounts: {
    uses: ['mails', 'security', 'passwords', 'codes'],
    routes: accounts,
    jobs: accountsJobs,
    personal: accountsPersonal,
  },
  calendar: { uses: [], routes: calendar, jobs: calendarJobs, open: writeHolidays },
  audit: { uses: ['accounts'], routes: audit },
  settings: {
    uses: ['audit'],
    routes: settings,
    open: (app) => app.transaction(writeMissingParameters),
  },
  payments: {
    uses: ['security', 'accounts', 'settings'],
    routes: payments,
    jobs: paymentsJobs,
    personal: paymentsPersonal,
  },
  addresses: { uses: ['accounts'], routes: addresses, personal: addressesOfAPerson },
  photos: { uses: [], routes: photos, jobs: photosJobs, personal: photosPersonal },
  catalog: { uses: [], routes: catalog },
  content: { uses: [], routes: content },
  notices: { uses: ['accounts', 'mails'], routes: notices, jobs: noticesJobs, personal: noticesPersonal },
  suggestions: {
    uses: ['photos', 'catalog', 'notices', 'audit'],
    routes: suggestions,
    personal: suggestionsPersonal,
    waiting: suggestionsWaiting,
  },
  'second-factors': { uses: ['mails', 'security', 'accounts', 'notices'], personal: secondFactorsPersonal },
  stores: { uses: ['accounts', 'addresses'], routes: stores },
  companies: { uses: ['addresses', 'stores'], routes: companies, personal: companyOfAPerson },
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
    routes: sessions,
    jobs: sessionsJobs,
    personal: sessionsPersonal,
    close: flushSeen,
  },
  listings: { uses: ['stores', 'catalog'], routes: listings },
  wallet: {
    uses: ['accounts', 'companies', 'notices', 'stores', 'settings'],
    routes: wallet,
    personal: walletOfAPerson,
  },
  shipping: { uses: ['settings', 'stores', 'addresses'], routes: shipping },
  cart: {
    uses: ['settings', 'addresses', 'catalog', 'stores', 'listings', 'shipping'],
    routes: cart,
    personal: cartPersonal,
  },
  subscriptions: { uses: ['accounts', 'stores'], routes: subscriptions },
  reviews: { uses: ['stores'], routes: reviews },
  orders: {
    uses: [
      'ledger',
      'mails',
      'payments',
      'calendar',
      'settings',
      'addresses',
      'notices',
      'stores',
      'listings',
      'shipping',
      'cart',
      'subscriptions',
      'reviews',
    ],
    routes: [...orders, ...storeOrders],
    jobs: { ...ordersJobs, ...parcelsJobs, ...followedJobs },
    listeners: ordersListeners,
    waiting: ordersWaiting,
    personal: ordersPersonal,
    counts: [disputes],
  },
  ...sellingModules,
  openings: {
    uses: [
      'mails',
      'ledger',
      'addresses',
      'content',
      'notices',
      'stores',
      'companies',
      'listings',
      'wallet',
      'subscriptions',
      'orders',
    ],
    routes: openings,
    personal: storesOfAPerson,
  },
  statements: { uses: ['ledger', 'settings', 'orders'], routes: statements },
  withdrawals: {
    uses: ['ledger', 'mails', 'accounts', 'settings', 'notices', 'stores', 'wallet', 'statements'],
    routes: withdrawals,
    personal: withdrawalsOfAPerson,
  },
  payouts: {
    uses: ['payments', 'stores', 'wallet', 'orders', 'withdrawals'],
    routes: payouts,
    jobs: payoutsJobs,
    listeners: payoutsListeners,
  },
  reconciliation: {
    uses: ['payments', 'orders', 'payouts'],
    jobs: reconciliationJobs,
    waiting: reconciliationWaiting,
    counts: [openDifferences],
  },
  stats: {
    uses: ['listings', 'catalog', 'stores'],
    routes: stats,
    jobs: statsJobs,
    listeners: statsListeners,
    personal: statsPersonal,
    close: flushViews,
  },
  'fair-prices': { uses: ['listings', 'stats'], routes: fairPrices },
  inventory: {
    uses: ['photos', 'listings', 'catalog', 'stores', 'stats'],
    routes: inventory,
    jobs: inventoryJobs,
    personal: viewsOfAPerson,
  },
  entries: { uses: ['inventory', 'fair-prices'], routes: entries, jobs: entriesJobs },
  goods: { uses: ['photos', 'catalog', 'inventory'], routes: goods },
  'price-rules': {
    uses: ['notices', 'listings', 'catalog', 'stores', 'stats', 'inventory'],
    routes: priceRules,
    jobs: priceRulesJobs,
  },
  'mass-changes': {
    uses: ['listings', 'catalog', 'stores', 'stats', 'inventory'],
    routes: massChanges,
    jobs: massChangesJobs,
  },
  sheets: {
    uses: ['listings', 'catalog', 'stores', 'inventory'],
    routes: sheets,
    jobs: sheetsJobs,
  },
  collections: { uses: ['listings', 'catalog', 'stores', 'stats'], routes: collections, personal: collectionsPersonal },
  wants: {
    uses: ['mails', 'accounts', 'notices', 'listings', 'catalog', 'stores', 'collections'],
    routes: wants,
    jobs: wantsJobs,
    listeners: wantsListeners,
    personal: wantsPersonal,
  },
  finder: { uses: ['catalog', 'listings', 'stores'], jobs: finderJobs, open: openFinder },
  search: { uses: ['catalog', 'listings', 'stores', 'shipping', 'stats', 'finder'], routes: search },
  baskets: { uses: ['catalog', 'listings', 'stores', 'shipping', 'finder'], routes: baskets, close: closeSolvers },
  privacy: {
    uses: ['mails', 'accounts', 'codes', 'settings', 'notices', 'content'],
    routes: privacy,
    listeners: privacyListeners,
    jobs: privacyJobs,
    personal: privacyPersonal,
  },
  site: { uses: ['catalog', 'stores'] },
  acting: { uses: ['security', 'accounts', 'audit', 'stores', 'sessions'], routes: acting, jobs: actingJobs },
  members: {
    uses: ['mails', 'security', 'accounts', 'audit', 'notices', 'stores', 'sessions', 'orders', 'privacy'],
    routes: members,
    personal: membersPersonal,
  },
  lookups: { uses: ['ledger', 'accounts', 'stores', 'orders'], routes: lookups },
  'review-reports': {
    uses: ['accounts', 'audit', 'notices', 'stores', 'reviews', 'orders'],
    routes: reviewReports,
    waiting: reportsWaiting,
    personal: reviewReportsPersonal,
  },
  curation: {
    uses: ['audit', 'catalog', 'listings', 'orders', 'collections', 'wants', 'stats', 'cart'],
    routes: curation,
  },
  publishing: { uses: ['audit', 'content', 'shipping', 'subscriptions'], routes: publishing },
  admin: { uses: [], routes: admin },
  realtime: { uses: ['accounts'], routes: realtime, listeners: realtimeListeners },
}
