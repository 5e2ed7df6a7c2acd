import type { PartsOf } from '../../../module.ts'
import { pushDevicesPersonal } from './push-devices.queries.ts'
import routes from './push-devices.routes.ts'
import { endDevices, pushNotice } from './push-devices.service.ts'
import { sendPush } from './sending.ts'

export const pushDevices: PartsOf = {
  routes,
  personal: pushDevicesPersonal,
  jobs: { send_push: { run: sendPush } },
  listeners: { notice_written: pushNotice, session_revoked: endDevices },
}
