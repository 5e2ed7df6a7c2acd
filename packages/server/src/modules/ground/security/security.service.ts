import type { SecurityEvent } from '@bra/contract/people/sessions.schemas'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { deviceOf } from './device.ts'
import { insertSecurityEvent } from './security.queries.ts'

const ADDRESS_MAX = 45

export interface Origin {
  device: string
  address: string
  guestId: string | null
}

export const originOf = (request: FastifyRequest, guestId: string | null): Origin => ({
  device: deviceOf(request.headers['user-agent']),
  address: addressOf(request.ip),
  guestId,
})

/** Writes an IPv4 address as itself even on an IPv6 socket, and cuts what a proxy sends to an address's length. */
const addressOf = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/, '').slice(0, ADDRESS_MAX)

export interface NewSecurityEvent {
  userId: number
  kind: SecurityEvent['kind']
  origin: Pick<Origin, 'device' | 'address'>
}

export const recordSecurity = (tx: Tx, app: Pick<App, 'clock'>, { userId, kind, origin }: NewSecurityEvent) =>
  insertSecurityEvent(tx, {
    user_id: userId,
    kind,
    device: origin.device,
    address: origin.address,
    created_at: app.clock.now(),
  })
