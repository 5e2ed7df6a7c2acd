import type { Jobs } from '../../../platform/jobs.ts'
import { forgetRemovedCards } from './cards.service.ts'
import { READ_PAYMENT, readNamed } from './webhooks.service.ts'

const MINUTE_MS = 60_000

export const paymentsJobs: Jobs = {
  [READ_PAYMENT]: { run: readNamed },
  forget_removed_cards: { everyMs: MINUTE_MS, run: forgetRemovedCards },
}
