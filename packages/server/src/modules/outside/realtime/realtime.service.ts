import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { isPresence, mayJoin } from './channels.ts'
import { memberOf } from './realtime.queries.ts'
import { sign, textOf } from './signatures.ts'

/** Signs that this connection may join a channel; 403 if the person may not. */
export async function joinChannel({ db, config }: App, user: User, asked: { socket_id: string; channel_name: string }) {
  const { socket_id: socketId, channel_name: channel } = asked
  if (!mayJoin(user, channel)) fail('forbidden')
  if (!isPresence(channel)) return { auth: sign(config, textOf.channel(socketId, channel)) }
  const member = JSON.stringify({ user_id: String(user.id), user_info: await memberOf(db, user.id) })
  return { auth: sign(config, textOf.channel(socketId, channel, member)), channel_data: member }
}

export async function signIn({ db, config }: App, user: User, socketId: string) {
  const shown = JSON.stringify({ id: String(user.id), user_info: await memberOf(db, user.id) })
  return { auth: sign(config, textOf.user(socketId, shown)), user_data: shown }
}
