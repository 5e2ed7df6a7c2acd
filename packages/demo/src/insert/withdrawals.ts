import { randomUUID } from 'node:crypto'
import type { Account } from '@bra/server/modules/money/ledger/index'
import { DAY_MS, dayInBrazil } from '@bra/server/platform/clock'
import type { Failure } from '@bra/server/modules/payouts/withdrawals/index'
import type { Tx } from '@bra/server/platform/db'
import { demoStores } from '../stores.ts'
import type { Book } from './book.ts'

const FEE = 367
type Outcome = 'paid' | 'returned' | 'cancelled' | 'failed'

const demoWithdrawals: [slug: string, daysAgo: number, cents: number, state: Outcome, failure: Failure | null][] = [
  ['toca-do-saci', 34, 12_000, 'paid', null],
  ['toca-do-saci', 30, 9000, 'cancelled', null],
  ['toca-do-saci', 26, 15_000, 'paid', null],
  ['toca-do-saci', 9, 10_000, 'returned', 'sent_back'],
  ['ladeira-nerd', 5, 2600, 'failed', 'refused_by_bank'],
]

const later = (when: Date, days: number) => new Date(when.getTime() + days * DAY_MS)

interface Seeding {
  now: Date
  stores: Map<string, number>
  book: Book
}

export async function seedWithdrawals(tx: Tx, { now, stores, book }: Seeding) {
  const accounts = new Map<string, { id: number; user_id: number }>()
  for (const slug of new Set(demoWithdrawals.map(([one]) => one)))
    accounts.set(slug, await seedAccount(tx, slug, { storeId: stores.get(slug)!, now }))
  for (const [slug, daysAgo, cents, state, failure] of demoWithdrawals) {
    const asked = later(now, -daysAgo)
    const { id: bankAccountId, user_id: userId } = accounts.get(slug)!
    const storeId = stores.get(slug)!
    const one = await seedOne(tx, { storeId, userId, bankAccountId, asked, cents, state, failure })
    book.push(...one)
  }
}

async function seedAccount(tx: Tx, slug: string, { storeId, now }: { storeId: number; now: Date }) {
  const store = demoStores.find((one) => one.slug === slug)!
  const { owner_id: userId } = await tx
    .selectFrom('stores')
    .select('owner_id')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('bank_accounts')
    .values({
      ...{ user_id: userId, store_id: null, bank_code: '001', bank_name: 'Banco do Brasil S.A.', agency: '1584' },
      ...{ agency_digit: '9', account: '00210169', account_digit: '6', account_type: 'checking' },
      ...{ holder_name: store.legalName, holder_document: store.document },
      ...{ created_at: later(now, -120), replaced_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, user_id: userId }
}

interface Withdrawal {
  storeId: number
  userId: number
  bankAccountId: number
  asked: Date
  cents: number
  state: Outcome
  failure: Failure | null
}

async function seedOne(
  tx: Tx,
  { storeId, userId, bankAccountId, asked, cents, state, failure }: Withdrawal,
): Promise<Book> {
  const isSent = state !== 'cancelled'
  const { id } = await tx
    .insertInto('withdrawals')
    .values({
      ...{ store_id: storeId, user_id: userId, bank_account_id: bankAccountId, cents, fee_cents: FEE, state, failure },
      ...{ bank_name: 'Banco do Brasil S.A.', account_end: '169-6', key: randomUUID(), code: `saque-${randomUUID()}` },
      ...{ asked_at: asked, send_on: dayInBrazil(asked), expected_on: dayInBrazil(later(asked, 1)) },
      ...{ sending_at: isSent ? asked : null, sent_at: isSent ? asked : null, payee_id: null, payout_id: null },
      ...{ ended_at: later(asked, 1), looked_at: later(asked, 1), home_at: null, handled_at: null, handled_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [store, way, bank]: Account[] = [`store:${storeId}`, `withdrawing:${storeId}`, `bank:${storeId}`]
  const net = cents - FEE
  const taken: Book[number] = {
    ...{ when: asked, key: `withdrawal:${id}`, kind: 'withdrawal' },
    lines: [line(store!, -cents), line(way!, net), line('fees', FEE)],
  }
  const when = later(asked, 1)
  if (state === 'paid') {
    const paid = { when, key: `withdrawal paid:${id}`, kind: 'withdrawal_paid' }
    return [taken, { ...paid, lines: [line(way!, -net), line(bank!, net)] }]
  }
  const undone = { when, key: `withdrawal undone:${id}`, kind: isSent ? 'withdrawal_returned' : 'withdrawal_cancelled' }
  return [taken, { ...undone, lines: [line(way!, -net), line('fees', -FEE), line(store!, cents)] }]
}

const line = (account: Account, cents: number) => ({ account, cents })
