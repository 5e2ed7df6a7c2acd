import type { PartsOf } from '../../../module.ts'
import { pushDevicesPersonal } from './push-devices.queries.ts'
import { pushDevicesJobs } from './push-devices.jobs.ts'
import routes from './push-devices.routes.ts'
import { endDevices, pushNotice } from './push-devices.service.ts'

export const pushDevices: PartsOf = {
  routes,
  personal: pushDevicesPersonal,
  jobs: pushDevicesJobs,
  listeners: { notice_written: pushNotice, session_revoked: endDevices },
}
