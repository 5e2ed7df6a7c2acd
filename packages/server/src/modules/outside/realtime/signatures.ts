import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../platform/config.ts'
import { keyedHash } from '../../../platform/secrets.ts'

/** The signed texts, as the Pusher protocol defines them. */
export const textOf = {
  channel: (socketId: string, channel: string, member?: string) =>
    member === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${member}`,
  user: (socketId: string, user: string) => `${socketId}::user::${user}`,
}

/** Returns `key:signature`, with HMAC-SHA256 in hexadecimal. */
export const sign = (config: Config, text: string) =>
  `${config.pusher.key}:${createHmac('sha256', secretOf(config)).update(text).digest('hex')}`

export function isSigned(config: Config, text: string, given: unknown) {
  const [expected, shown] = [Buffer.from(sign(config, text)), Buffer.from(typeof given === 'string' ? given : '')]
  return expected.length === shown.length && timingSafeEqual(expected, shown)
}

/** Without PUSHER_SECRET the secret is derived from the server's own key. */
const secretOf = (config: Config) => config.pusher.secret ?? keyedHash(config, 'pusher', 'secret')
