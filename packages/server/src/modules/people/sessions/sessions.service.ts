import { say } from '@bra/contract/kit/saying'
import { ADULT_YEARS, ageOn } from '@bra/contract/people/people'
import type { Session } from '@bra/contract/people/sessions.schemas'
import type { App } from '../../../app.ts'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { User } from '../../../platform/routes.ts'
import { hashOf, keyedHash, newToken } from '../../../platform/secrets.ts'
import { personById, personView } from '../accounts/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../notices/index.ts'
import { changeThePassword } from './advice.words.ts'
import { networkOf, type Origin, recordSecurity } from '../../ground/security/index.ts'
import { accountOf, ownsStore } from './account.queries.ts'
import { noteSeen } from './presence.ts'
import { acquaintance, carrierOf, insertSession, replaceToken, sessionWithToken } from './sessions.queries.ts'

const SESSION_DAYS = 30
/** Another tab, or a request under way, may still send the previous token for this long. */
const GRACE_MS = 30_000

export async function userOfToken(app: App, token: string): Promise<User | null> {
  const now = app.clock.now()
  const refreshedAfter = new Date(now.getTime() - GRACE_MS)
  const carrier = await carrierOf(app, hashOf(token), { now, refreshedAfter })
  if (!carrier) return null
  noteSeen(app, carrier)
  const { id, sessionId, memberships, birthDate, confirmedAt, operatorId } = carrier
  return {
    id,
    sessionId,
    memberships,
    role: roleOf(carrier.role, memberships.length > 0),
    adult: isAdult(birthDate, now),
    confirmed: confirmedAt !== null,
    operatorId,
  }
}

export const isAdult = (birthDate: string | null, now: Date) =>
  birthDate !== null && ageOn(birthDate, dayInBrazil(now)) >= ADULT_YEARS

/** Only `admin` is stored; a supplier is whoever owns a store. */
const roleOf = (kept: User['role'], hasStore: boolean): User['role'] =>
  kept === 'admin' ? 'admin' : hasStore ? 'supplier' : 'client'

export const roleOfPerson = async (tx: Tx, app: App, { id, role }: Pick<User, 'id' | 'role'>) =>
  roleOf(role, await ownsStore(tx, app, id))

type Person = Omit<Session['user'], 'role'> & { role: User['role']; blocked_at: Date | null }

interface Entry {
  person: Person
  origin: Origin
}

/** Opens a session, or `account_blocked`; what the guest of this browser looked at is announced as the person's. */
export async function openSession(tx: Tx, app: App, { person, origin }: Entry): Promise<Session> {
  if (person.blocked_at) fail('account_blocked')
  const now = app.clock.now()
  const token = newToken()
  const { device, address, guestId } = origin
  const { hasSignedIn, isKnown } = await acquaintance(tx, person.id, origin)
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const { id } = await insertSession(tx, {
    user_id: person.id,
    token_hash: hashOf(token),
    previous_hash: null,
    refreshed_at: null,
    device,
    address,
    network: networkOf(address),
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    revoked_at: null,
    operator_id: null,
  })
  await recordSecurity(tx, app, { userId: person.id, kind: 'signed_in', origin })
  if (hasSignedIn && !isKnown) await warnOfNewDevice(tx, app, { person, origin, sessionId: id })
  emit(tx, app, 'signed_in', { userId: person.id, sessionId: id, guestId })
  return sessionView(token, expiresAt, { ...person, role: await roleOfPerson(tx, app, person) })
}

const sessionView = (token: string, expiresAt: Date, { id, name, last_name, email, role }: Person): Session => ({
  token,
  expires_at: expiresAt.toISOString(),
  user: { id, name, last_name, email, role },
})

async function warnOfNewDevice(tx: Tx, app: App, { person, origin, sessionId }: Entry & { sessionId: number }) {
  const { device, address } = origin
  await sendMail(tx, app, {
    key: `new_sign_in:${sessionId}`,
    to: person.email,
    userId: person.id,
    template: 'new_sign_in',
    details: { name: person.name, device, address, at: app.clock.now().toISOString() },
  })
  await notify(tx, app, {
    userId: person.id,
    kind: 'security',
    title: say('Novo acesso à sua conta', 'New sign-in to your account'),
    body: changeThePassword(origin),
    link: '/my-account?aba=seguranca',
  })
}

/** Gives the session its next token and thirty more days; the previous one works only for a short grace period. */
export async function refresh(app: App, user: User, token: string): Promise<Session> {
  const now = app.clock.now()
  // the next token is derived from this one, so that two tabs that refresh at once get the same
  const next = keyedHash(app.config, 'next session token', token)
  const change = {
    was: hashOf(token),
    next: hashOf(next),
    now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
  }
  const session = await app.transaction(
    async (tx) =>
      (await replaceToken(tx, user.sessionId, change)) ?? (await sessionWithToken(tx, user.sessionId, change.next)),
  )
  if (!session) fail('login_required')
  const person = await personById(app.db, user.id)
  return sessionView(next, session.expires_at, { ...person, role: user.role })
}

export async function currentUser(app: App, user: User) {
  const account = await accountOf(app, user.id)
  const until = account.plan_active_until
  return {
    ...personView(account),
    role: user.role,
    adult: user.adult,
    subscription: { active: until !== null && until > app.clock.now() },
    second_factor: Boolean(account.second_factor),
    stores: account.stores,
  }
}
