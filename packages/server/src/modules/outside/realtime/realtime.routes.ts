import { realtime } from '@bra/contract/outside/realtime'
import { realtimeSchemas } from '@bra/contract/outside/realtime.schemas'
import { routes } from '../../../platform/routes.ts'
import { joinChannel, signIn } from './realtime.service.ts'

export default routes(realtime, realtimeSchemas, {
  joinChannel: ({ app, user, body }) => joinChannel(app, user, body),
  signIn: ({ app, user, body }) => signIn(app, user, body.socket_id),
})
