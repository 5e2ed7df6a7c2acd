import type { App } from '../../../app.ts'
import { secondPort } from './sockets.ts'

export { eventName, push } from './pushes.ts'
export { openSockets } from './sockets.ts'

/** Returns where browsers find the real-time channel; a null port means the port of the page. */
export function liveAddress(app: App) {
  const { pusher, secure } = app.config
  // behind HTTPS the proxy serves the site's port only, unless PUSHER_PUBLIC_PORT is set
  return { key: pusher.key, port: pusher.publicPort ?? (secure ? null : secondPort(app)) }
}
