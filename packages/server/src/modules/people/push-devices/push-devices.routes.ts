import { pushDevices } from '@bra/contract/people/push-devices'
import { pushDevicesSchemas } from '@bra/contract/people/push-devices.schemas'
import { routes } from '../../../platform/routes.ts'
import { originOf } from '../../ground/security/index.ts'
import { addDevice, listDevices, removeDevice, showKey } from './push-devices.service.ts'

export default routes(pushDevices, pushDevicesSchemas, {
  key: ({ app }) => showKey(app),
  list: ({ app, user }) => listDevices(app, user),
  add: ({ app, request, user, body }) => addDevice(app, user, { body, name: originOf(request, null).device }),
  remove: ({ app, user, params }) => removeDevice(app, user, params.id),
})
