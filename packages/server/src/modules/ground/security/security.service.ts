import type { SecurityEvent } from '@bra/contract/sessions.schemas'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { offsetOf, paginate } from '../../platform/paging.ts'
import type { User } from '../../platform/routes.ts'
import { deviceOf } from './device.ts'
import { insertSecurityEvent, securityEventsCount, securityEventsPage } from './security.queries.ts'

const PER_PAGE = 20
const ADDRESS_MAX = 45

/** Where a request comes from, as far as a person can recognise it. */
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

/** An IPv4 address as itself even where the socket speaks IPv6; whatever a proxy sends is not longer than an address. */
const addressOf = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/, '').slice(0, ADDRESS_MAX)

export interface NewSecurityEvent {
  userId: number
  kind: SecurityEvent['kind']
  origin: Pick<Origin, 'device' | 'address'>
}

/** Keeps what a person may want to look up about the safety of the own account. */
export const recordSecurity = (tx: Tx, app: Pick<App, 'clock'>, { userId, kind, origin }: NewSecurityEvent) =>
  insertSecurityEvent(tx, {
    user_id: userId,
    kind,
    device: origin.device,
    address: origin.address,
    created_at: app.clock.now(),
  })

/** What happened to the account of whoever asks, latest first. */
export async function securityEventsOf(app: App, user: User, { page }: { page: number }) {
  const asked = { page, per_page: PER_PAGE }
  const events = await securityEventsPage(app.db, user.id, { limit: PER_PAGE, offset: offsetOf(asked) })
  const { count } = await securityEventsCount(app.db, user.id)
  return {
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
    paginate: paginate(asked, count),
  }
}
