import type { Jobs } from '../../../platform/jobs.ts'
import { makeRefunds } from './refunds.service.ts'

const MINUTE_MS = 60_000

export const refundsJobs: Jobs = {
  /** Each refund enqueues it, so that the next free worker makes it. */
  make_refunds: { waitsFor: 'money', run: makeRefunds },
  /** Makes refunds that the provider did not do before, or that a crashed process left behind. */
  make_late_refunds: { waitsFor: 'money', everyMs: MINUTE_MS, run: makeRefunds },
}
