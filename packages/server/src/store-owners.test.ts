import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourcesUnder } from './testing/import-graph.ts'

const root = fileURLToPath(new URL('modules/', import.meta.url))

/** Files outside of the module `stores` that ask for the owner, each with the reason why no right answers it. */
const asking: { why: string; files: string[] }[] = [
  {
    why: 'A person takes along, or leaves behind, what their stores hold when the account is exported or closed.',
    files: [
      'stores/carrier-accounts/personal.queries.ts',
      'stores/reviews/reviews.queries.ts',
      'stores/offer-questions/personal.queries.ts',
      'orders/order-messages/personal.queries.ts',
      'orders/orders/personal.queries.ts',
      'care/complaints/personal.queries.ts',
      'payouts/withdrawals/personal.queries.ts',
    ],
  },
  {
    why: 'A person opens a store, sells under the company that is theirs, and is judged by operators.',
    files: [
      'dispatch/tax-setup/tax-setup.queries.ts',
      'stores/companies/companies.queries.ts',
      'stores/onboarding/closing.queries.ts',
      'stores/onboarding/decisions.queries.ts',
      'stores/onboarding/decisions.service.ts',
      'stores/onboarding/managed-stores.queries.ts',
      'stores/onboarding/onboarding.queries.ts',
      'stores/onboarding/send.service.ts',
      'stores/onboarding/store-writes.queries.ts',
      'stores/onboarding/waiting.queries.ts',
      'office/users/member.queries.ts',
      'office/users/users.queries.ts',
    ],
  },
  {
    why: 'Nobody buys of their own store, is alerted of it, or counts as a sale of it; all stores of an owner are one stock.',
    files: [
      'stores/listings/counting.queries.ts',
      'orders/cart/joining.queries.ts',
      'orders/cart/putting.queries.ts',
      'prices/broken-sales/advances.queries.ts',
      'prices/stats/sold.queries.ts',
      'shopping/collections/collection.queries.ts',
      'shopping/saved-searches/alerts.queries.ts',
      'shopping/storefronts/parcel.queries.ts',
      'shopping/storefronts/parcel.service.ts',
      'shopping/wants/fitting.queries.ts',
    ],
  },
  {
    why: 'A store whose owner is blocked cannot send parcels, nor get money.',
    files: ['orders/orders/waiting.queries.ts', 'payouts/withdrawals/due.queries.ts'],
  },
  {
    why: 'A store without a bank account of its own is paid to that of its owner.',
    files: ['payouts/wallet/bank-accounts.queries.ts'],
  },
  {
    why: 'A job does in the name of the owner what was asked for in a call with its right.',
    files: [
      'dispatch/dispatch-runs/dispatch-runs.queries.ts',
      'payouts/withdrawals/schedules.service.ts',
      'payouts/withdrawals/withdrawals.queries.ts',
    ],
  },
]

const files = sourcesUnder(root)
  .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
  .filter(({ path }) => !path.endsWith('.test.ts') && !path.startsWith('stores/stores/'))

describe('the owner of a store', () => {
  it('is asked for only where no right answers, so that news reach whoever holds the right', () => {
    const found = files.filter(({ text }) => /\bowner_id\b/.test(text)).map(({ path }) => path)
    expect(found.sort()).toEqual(asking.flatMap(({ files: listed }) => listed).sort())
  })

  it('is asked for by no file that tells somebody something', () => {
    const telling = /\} from '.*\b(notices|mails)\/index\.ts'|\b(tellStores?|mailStore)\b/
    const both = files.filter(({ text }) => telling.test(text) && /\bowner(_id|Id|Of\w*)\b/.test(text))
    expect(both.map(({ path }) => path)).toEqual([])
  })

  it('and other members are read in one place', () => {
    const reading = files.filter(({ text }) => /\bstore_members\b/.test(text)).map(({ path }) => path)
    expect(reading).toEqual([])
  })
})
