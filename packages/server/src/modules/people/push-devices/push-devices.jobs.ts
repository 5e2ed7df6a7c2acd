import { DAY_MS } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { sendPush } from './sending.ts'

export const pushDevicesJobs: Jobs = {
  /** A push service keeps a message for a day, so one that is later than that is of no use. */
  send_push: { givesUpAfterMs: DAY_MS, waitsFor: 'pushes', run: sendPush },
}
