import type { Jobs } from '../../../platform/jobs.ts'
import { sendPush } from './sending.ts'

export const pushDevicesJobs: Jobs = {
  send_push: { waitsFor: 'pushes', run: sendPush },
}
