import { z } from 'zod'
import { CodeSent, NewPerson, Person } from './accounts.schemas.ts'
import { Done, Email, MailCode, NewPassword, OwnerProof, SecondFactorCode, TypedPassword } from './people.schemas.ts'
import { ById, Instant, paged, Page } from './shapes.ts'

/** What the browser keeps while someone is signed in; the token is shown once and stored hashed. */
export const Session = z.object({
  token: z.string(),
  expires_at: Instant,
  user: z.object({
    id: z.int(),
    name: z.string(),
    last_name: z.string(),
    email: z.string(),
    role: z.enum(['client', 'supplier', 'admin']),
  }),
})
export type Session = z.output<typeof Session>

export const CurrentUser = Person.extend({
  role: z.enum(['client', 'supplier', 'admin']),
  /** 18 or older: may buy and sell. */
  adult: z.boolean(),
  subscription: z.object({ active: z.boolean() }),
  second_factor: z.boolean(),
  stores: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), status: z.string(), avatar: z.string() }),
  ),
})
export type CurrentUser = z.output<typeof CurrentUser>

export const SignedInDevice = z.object({
  id: z.int(),
  /** As a person reads it: "Firefox no Android". */
  device: z.string(),
  address: z.string(),
  current: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
})
export type SignedInDevice = z.output<typeof SignedInDevice>

export const SecurityEvent = z.object({
  id: z.int(),
  kind: z.enum([
    'signed_in',
    'sign_in_refused',
    'signed_out_everywhere',
    'password_changed',
    'password_reset',
    'email_changed',
    'second_factor_on',
    'second_factor_off',
    'recovery_code_used',
    'seen_by_operator',
    'account_blocked',
    'account_unblocked',
  ]),
  device: z.string(),
  address: z.string(),
  created_at: Instant,
})
export type SecurityEvent = z.output<typeof SecurityEvent>

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const sessionsSchemas = {
  login: {
    /** `code`: the second factor's, or a recovery code; asked for by the refusal `second_factor_required`. */
    body: z.object({ email: Email, password: TypedPassword, code: SecondFactorCode.optional() }),
    reply: Session,
  },
  register: { body: z.object({ user: NewPerson }), reply: Session },
  logout: { reply: Done },
  logoutEverywhere: { reply: Done },
  refresh: { reply: Session },
  currentUser: { reply: CurrentUser },
  list: { reply: z.object({ sessions: z.array(SignedInDevice) }) },
  revoke: { params: ById, reply: Done },
  securityEvents: { query: z.object({ page: Page }), reply: paged('events', SecurityEvent) },
  changeEmail: { body: OwnerProof.extend({ email: Email }), reply: CodeSent },
  changePassword: { body: z.object({ current: TypedPassword, password: NewPassword }), reply: Done },
  resetPassword: { body: z.object({ email: Email, token: MailCode, password: NewPassword }), reply: Done },
  enterWithToken: { body: z.object({ token: z.string().trim().min(20).max(200) }), reply: Session },
  /** A link that enters once, within two minutes, on another device. */
  makeToken: { reply: z.object({ token: z.string(), url: z.string(), expires_at: Instant }) },
  startSecondFactor: {
    body: z.object({ password: TypedPassword }),
    /** `otpauth` is what the application of the person reads from a QR code. */
    reply: z.object({ secret: z.string(), otpauth: z.string() }),
  },
  confirmSecondFactor: { body: z.object({ code: SecondFactorCode }), reply: RecoveryCodes },
  /** With the second factor itself, or a recovery code. */
  endSecondFactor: { body: OwnerProof, reply: Done },
  newRecoveryCodes: { body: OwnerProof, reply: RecoveryCodes },
}
