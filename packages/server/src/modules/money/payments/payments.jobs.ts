import type { Jobs } from '../../../platform/jobs.ts'
import { forgetRemovedCards } from './cards.service.ts'
import { READ_PAYMENT, readNamed } from './webhooks.service.ts'

const MINUTE_MS = 60_000

export const paymentsJobs: Jobs = {
  [READ_PAYMENT]: { waitsFor: 'payments', run: readNamed },
  forget_removed_cards: { waitsFor: 'money', everyMs: MINUTE_MS, run: forgetRemovedCards },
}
