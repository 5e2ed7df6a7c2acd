import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { namesOfOneUser } from './testing/door-names.ts'

interface Accepted {
  why: string
  /** Names with spaces between them, by the module of the door and the only one that uses them. */
  names: Record<string, string>
}

/** What serves one other module and nothing at home would stand better in that module, but for these. */
const accepted: Accepted[] = [
  {
    why: 'The index of the catalogue is one memory, with one door to it; its parts are read by what lists, counts and looks up.',
    names: {
      'shopping/finder → shopping/card-lists': 'cardsAmong printingsOfCards printingsOfSame productsBackedBy',
      'shopping/finder → shopping/saved-searches': 'fittingAmong onSaleNow',
      'shopping/finder → shopping/search':
        'ProductMemory hasOtherRarity hitsAmong isOffered neighboursOf offersOf printingsOf readTogether stampOfCatalogue',
    },
  },
  {
    why: 'It writes tables of its wing, which a module of another wing may not.',
    names: {
      'catalogue/catalog → office/catalog-editing': 'countSearchWords',
      'ground/photos → orders/checkout': 'keepPhotos',
      'ground/security → people/sessions': 'forgetTries',
      'money/bills → stores/subscriptions': 'billMeans giveBillBack intendBillPayment openBill payingBill voidBill',
      'orders/orders → dispatch/invoices': 'setPlace',
      'orders/orders → dispatch/labels': 'noteTrackingCode',
      'orders/parcels → care/disputes': 'decideParcel decideReturn',
      'orders/parcels → dispatch/store-orders': 'checkCard claimArrival contestReturn lackCards takeBack',
      'orders/refunds → care/disputes': 'holdRefunds refundOutside',
      'people/accounts → office/users': 'setBlocked setRole',
      'people/addresses → stores/companies': 'keepAddressOfCompany',
      'people/addresses → stores/onboarding': 'keepAddressOfStore',
      'people/codes → office/users': 'makeCode',
      'prices/stats → care/complaints': 'noteGrading',
      'stores/listings → office/catalog-editing': 'deleteShelvesOf mergeOffers offersThatMerge',
      'stores/listings → orders/checkout': 'takeStock',
      'stores/listings → orders/orders': 'giveStockBack keepForRemoved',
      'stores/listings → orders/parcels': 'emptyStock',
      'stores/listings → prices/broken-sales': 'pauseUncounted',
      'stores/reviews → care/review-reports': 'removeReview',
      'stores/reviews → orders/orders': 'forgetAuthors',
      'stores/reviews → orders/parcels': 'writeReview',
      'stores/stores → dispatch/tax-setup': 'tellTogether',
      'stores/stores → orders/order-messages': 'mailStore',
      'stores/stores → selling/bulk-edits': 'setVacation',
    },
  },
  {
    why: 'It shares with its neighbours at home what would stand on the door instead: words, rules, sums or a statement.',
    names: {
      'dispatch/labels → dispatch/dispatch-runs': 'buyLabels',
      'money/bills → stores/subscriptions': 'paymentsOfBills',
      'dispatch/tax-setup → dispatch/invoices': 'noteTried',
      'orders/cart → shopping/baskets': 'centerOf',
      'orders/chargebacks → orders/checkout': 'recordDispute',
      'orders/refunds → orders/checkout': 'refundLate',
      'payouts/wallet → payouts/withdrawals': 'bankAccountOfStore',
      'payouts/withdrawals → payouts/reconciliation': 'lookUpWithdrawal',
      'people/accounts → people/sessions': 'refuseBadPerson',
      'people/addresses → dispatch/invoices': 'cityCode',
      'people/addresses → orders/cart': 'defaultAddressInSql',
      'people/notices → people/privacy': 'allowNewsByMail wantsNewsByMail',
      'prices/fair-prices → care/complaints': 'worthAgainst',
      'prices/standards → shopping/storefronts': 'isWithinStandard',
      'prices/standards → shopping/wants': 'standardOfUser',
      'prices/stats → shopping/search': 'mediansPaid recentlySeen',
      'prices/stats → shopping/storefronts': 'mediansOfProducts',
      'selling/inventory → selling/spreadsheets': 'foreseeListings',
      'shopping/collections → shopping/storefronts': 'begunBy',
      'shopping/search → shopping/saved-searches': 'cardsWithin',
      'stores/carrier-accounts → dispatch/labels': 'ownLabelSeller',
      'stores/carrier-accounts → orders/parcels': 'ownTracking',
      'stores/companies → dispatch/tax-setup': 'companyOfActor',
      'stores/companies → stores/onboarding': 'approveDocument',
      'stores/offer-questions → dispatch/store-dashboard': 'questionsToAnswer',
      'stores/reviews → dispatch/store-dashboard': 'reviewsToAnswer',
      'stores/shipping → dispatch/boxes': 'boxToPack',
      'stores/shipping → dispatch/store-orders': 'carrierName',
      'stores/shipping → dispatch/tracking-codes': 'isProvenCode isTrackingCode',
      'stores/shipping → shopping/baskets': 'waysTo',
      'stores/shipping → stores/carrier-accounts': 'Tokens carrierAccess',
      'stores/stores → outside/realtime': 'storesOfMember',
    },
  },
]

it('keeps off the doors of modules what one other module uses and nothing at home', () => {
  const listed = accepted.flatMap(({ names }) =>
    Object.entries(names).flatMap(([between, list]) => list.split(' ').map((name) => `${between}: ${name}`)),
  )
  const { ofOneUser } = namesOfOneUser(fileURLToPath(new URL('.', import.meta.url)))
  const found = [...ofOneUser].flatMap(([between, list]) => list.map((name) => `${between}: ${name}`))
  // a name that is not listed moves to its only user; one that has other users by now, or none, leaves the list
  expect(found.toSorted()).toEqual(listed.toSorted())
})
