import { complaintsJobs } from '../../modules/care/complaints/complaints.jobs.ts'
import { checkoutJobs } from '../../modules/orders/checkout/checkout.jobs.ts'
import { parcelsJobs } from '../../modules/orders/parcels/parcels.jobs.ts'
import { refundsJobs } from '../../modules/orders/refunds/refunds.jobs.ts'
import { payoutsJobs } from '../../modules/payouts/withdrawals/payouts.jobs.ts'
import { providerBooksJobs } from '../../modules/payouts/reconciliation/provider-books.jobs.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Job, PlainJob } from '../../platform/jobs.ts'
import { settle } from '../test-people.ts'
import type { Dice } from './dice.ts'
import type { Walk } from './world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TRIES = 10

/** The timed jobs of orders and money. */
const jobs: { [Name in PlainJob]?: Job } = {
  ...{ ...checkoutJobs, ...refundsJobs, ...parcelsJobs, ...complaintsJobs, ...payoutsJobs, ...providerBooksJobs },
}
const clockwork = (Object.keys(jobs) as PlainJob[]).filter((name) => jobs[name]!.everyMs)

export async function timePasses(walk: Walk, dice: Dice) {
  const often = dice.pick([
    MINUTE_MS,
    MINUTE_MS,
    5 * MINUTE_MS,
    31 * MINUTE_MS,
    6 * HOUR_MS,
    DAY_MS,
    DAY_MS,
    3 * DAY_MS,
  ])
  const ms = dice.chance(0.1) ? dice.pick([8 * DAY_MS, 31 * DAY_MS]) : often
  walk.note(`time: ${ms / MINUTE_MS} minutes later`)
  walk.pass(ms)
  await allJobs(walk)
}

export async function allJobs(walk: Walk) {
  for (const name of clockwork) await run(walk, name)
  await settle(walk.app)
}

/** Runs the jobs until the provider's refusals reach the operators. */
export async function askForRefunds(walk: Walk) {
  for (let tried = 0; tried <= TRIES; tried += 1)
    for (const name of ['make_late_refunds', 'refund_late_payments'] as const) await run(walk, name)
}

export async function someJob(walk: Walk, dice: Dice) {
  const name = dice.oneOf(clockwork)!
  walk.note(`job: ${name}`)
  await run(walk, name)
}

/** A job that fails is repeated by the clock. */
const run = ({ app, note }: Walk, name: PlainJob) =>
  jobs[name]!.run(app, {}).catch((error: unknown) => note(`job: ${name} failed: ${String(error)}`))

export const serverWorks = ({ app }: Walk) => settle(app)
