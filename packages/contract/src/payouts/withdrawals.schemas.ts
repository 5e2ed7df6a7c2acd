import { z } from 'zod'
import { both } from '../kit/both.ts'
import { OwnerProof } from '../people/people.schemas.ts'
import { ById, Cents, Day, Id, Instant, Page, paged, PerPage, result, WithReason } from '../kit/shapes.ts'
import { withdrawalLife } from './withdrawal-life.ts'
import { rhythms } from './withdrawal-schedules.ts'
import { Said } from '../kit/said.ts'

export const Withdrawal = z.object({
  id: z.int(),
  store_id: z.int(),
  state: withdrawalLife.State,
  cents: Cents,
  fee_cents: Cents,
  /** The amount that the bank receives. */
  net_cents: Cents,
  bank_name: z.string(),
  account_end: z.string(),
  asked_at: Instant,
  send_on: Day,
  expected_on: Day,
  ended_at: Instant.nullable(),
  /** Why it came to nothing; null also if the owner cancelled it. */
  failure: Said.nullable(),
  can_cancel: z.boolean(),
})
export type Withdrawal = z.output<typeof Withdrawal>

export const CashOutObstacle = z.enum([
  'withdrawal_suspended',
  'bank_account_missing',
  'bank_account_other_document',
  'withdrawal_account_new',
  'withdrawal_under_way',
])
export type CashOutObstacle = z.output<typeof CashOutObstacle>

export const CashOut = z.object({
  available_cents: Cents,
  withdrawable_cents: Cents,
  minimum_cents: Cents,
  fee_cents: Cents,
  min_days: z.int(),
  maturing: z.array(z.object({ on: Day, cents: Cents })),
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
  obstacle_text: Said.nullable(),
})
export type CashOut = z.output<typeof CashOut>

export const WithdrawalSchedule = z.object({
  rhythm: z.enum(rhythms),
  /** Below this amount nothing is withdrawn. */
  least_cents: Cents,
  withdrew_on: Day.nullable(),
})
export type WithdrawalSchedule = z.output<typeof WithdrawalSchedule>

const NO_AMOUNT = both('Digite o valor.', 'Type the amount.')
const NewSchedule = z.object({
  store_id: Id,
  /** Null ends the schedule. */
  rhythm: z.enum(rhythms).nullable(),
  least_cents: z.number(NO_AMOUNT).int().min(1, NO_AMOUNT).max(100_000_000),
})

const NewWithdrawal = OwnerProof.extend({
  store_id: Id,
  cents: z.number(NO_AMOUNT).int().min(1, NO_AMOUNT).max(100_000_000),
  /** The browser makes this key, so that a second press is the same withdrawal. */
  key: z.uuid(),
  /** The owner was shown this fee and account; the request is refused if they have changed. */
  fee_cents: Cents.optional(),
  bank_account_id: Id.optional(),
})

export const WatchedWithdrawal = Withdrawal.extend({
  store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  owner: z.object({ name: z.string(), email: z.string() }),
  is_late: z.boolean(),
  /** True if the bank sent it back, the money has not returned from the payee, and nobody has handled it. */
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
  schedule: {
    params: ById,
    reply: z.object({ schedule: WithdrawalSchedule.nullable(), minimum_cents: Cents, fee_cents: Cents }),
  },
  setSchedule: { body: NewSchedule, reply: result(WithdrawalSchedule.nullable()) },
}

export const payoutsSchemas = {
  watched: {
    query: z.object({
      page: Page,
      per_page: PerPage,
      filter: z.enum(['waiting', 'under_way', 'all']).default('waiting'),
      id: Id.optional(),
    }),
    reply: paged('withdrawals', WatchedWithdrawal),
  },
  lookUp: { body: ById, reply: result(WatchedWithdrawal) },
  /** The store reads the reason. */
  handle: { body: ById.extend(WithReason.shape), reply: result(WatchedWithdrawal) },
}
