import { z } from 'zod'
import { OwnerProof } from './people.schemas.ts'
import { ById, Cents, Day, Id, Instant, Page, paged, PerPage, result, WithReason } from './shapes.ts'
import { withdrawalLife } from './withdrawal-life.ts'

export const Withdrawal = z.object({
  id: z.int(),
  store_id: z.int(),
  state: withdrawalLife.State,
  /** What leaves the balance. */
  cents: Cents,
  fee_cents: Cents,
  /** What the bank is given. */
  net_cents: Cents,
  bank_name: z.string(),
  account_end: z.string(),
  asked_at: Instant,
  /** The day on which it goes to the bank. */
  send_on: Day,
  /** The last day on which it should be there. */
  expected_on: Day,
  ended_at: Instant.nullable(),
  failure: z.string().nullable(),
  /** It waits for its day, and may be taken back. */
  can_cancel: z.boolean(),
})
export type Withdrawal = z.output<typeof Withdrawal>

/** Why nothing can be taken out now. */
export const CashOutObstacle = z.enum([
  'withdrawal_suspended',
  'bank_account_missing',
  'bank_account_other_document',
  'withdrawal_account_new',
  'withdrawal_under_way',
])
export type CashOutObstacle = z.output<typeof CashOutObstacle>

/** What is told before an amount is typed. */
export const CashOut = z.object({
  available_cents: Cents,
  /** What may be taken out now; 0 at least. */
  withdrawable_cents: Cents,
  minimum_cents: Cents,
  fee_cents: Cents,
  /** Days between a release and the first withdrawal of it. */
  min_days: z.int(),
  /** Released, and to be taken out from a day on. */
  maturing: z.array(z.object({ on: Day, cents: Cents })),
  /** Released, and kept until a bank has decided who has it. */
  disputed_cents: Cents,
  send_on: Day,
  expected_on: Day,
  account: z
    .object({
      id: z.int(),
      bank_name: z.string(),
      agency: z.string(),
      account_end: z.string(),
      holder_name: z.string(),
    })
    .nullable(),
  obstacle: CashOutObstacle.nullable(),
  /** In the words of the refusal. */
  obstacle_text: z.string().nullable(),
})
export type CashOut = z.output<typeof CashOut>

const NewWithdrawal = OwnerProof.extend({
  store_id: Id,
  cents: z.number('Digite o valor.').int().min(1, 'Digite o valor.').max(100_000_000),
  /** Made by the browser for one wish: a second press is the same withdrawal. */
  key: z.uuid(),
  /** What its owner was shown: with another fee, or to another account, nothing is taken out. */
  fee_cents: Cents.optional(),
  bank_account_id: Id.optional(),
})

/** As an operator sees it: with whose it is, and why it needs somebody. */
export const WatchedWithdrawal = Withdrawal.extend({
  store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  owner: z.object({ name: z.string(), email: z.string() }),
  /** Under way for longer than banks take. */
  is_late: z.boolean(),
  /** Came back from the bank, does not come home from its payee, and nobody has looked at that. */
  is_stranded: z.boolean(),
  handled_at: Instant.nullable(),
})
export type WatchedWithdrawal = z.output<typeof WatchedWithdrawal>

export const withdrawalsSchemas = {
  terms: { params: ById, reply: z.object({ cash_out: CashOut }) },
  ask: { body: NewWithdrawal, reply: result(Withdrawal) },
  cancel: { body: ById, reply: result(Withdrawal) },
  ofStore: {
    params: ById,
    query: z.object({ page: Page, per_page: PerPage }),
    reply: paged('withdrawals', Withdrawal),
  },
}

export const payoutsSchemas = {
  watched: {
    query: z.object({
      page: Page,
      per_page: PerPage,
      filter: z.enum(['waiting', 'under_way', 'all']).default('waiting'),
      /** That one alone, however it stands. */
      id: Id.optional(),
    }),
    reply: paged('withdrawals', WatchedWithdrawal),
  },
  lookUp: { body: ById, reply: result(WatchedWithdrawal) },
  /** The store reads the reason. */
  handle: { body: ById.extend(WithReason.shape), reply: result(WatchedWithdrawal) },
}
