import type { PartsOf } from '../../../module.ts'
import { keysKept, oldestSealed, pushDevicesPersonal } from './push-devices.queries.ts'
import { pushDevicesJobs } from './push-devices.jobs.ts'
import routes from './push-devices.routes.ts'
import { endDevices, pushNotice } from './push-devices.service.ts'
import { DEVICE_USE, KEY_USE } from './sending.ts'

export const pushDevices: PartsOf = {
  routes,
  personal: pushDevicesPersonal,
  jobs: pushDevicesJobs,
  sealed: [
    { name: 'chaves dos avisos', use: KEY_USE, oldest: async (db) => (await keysKept(db))?.sealed_private_key },
    { name: 'aparelhos com avisos', use: DEVICE_USE, oldest: oldestSealed },
  ],
  listeners: { notice_written: pushNotice, session_revoked: endDevices },
}
