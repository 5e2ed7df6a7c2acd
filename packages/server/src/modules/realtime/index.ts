import type { App } from '../../app.ts'
import { secondPort } from './sockets.ts'

export { eventName, push } from './pushes.ts'
export { openSockets } from './sockets.ts'

/** Where a browser finds the real-time channel; without a port, where it found the page. */
export function liveAddress(app: App) {
  const { pusherKey: key, pusherPublicPort, secure } = app.config
  // behind HTTPS a proxy stands before the site, and not before the second port unless one says so
  return { key, port: pusherPublicPort ?? (secure ? null : secondPort(app)) }
}
