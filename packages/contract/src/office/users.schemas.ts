import { z } from 'zod'
import { Consent } from '../people/privacy.schemas.ts'
import { SecurityEvent } from '../people/sessions.schemas.ts'
import { storeLife } from '../stores/store-life.ts'
import { ById, Instant, Page, paged, PerPage, Reason, result, Text } from '../kit/shapes.ts'

export const MemberRole = z.enum(['client', 'supplier', 'admin'])
export const MemberState = z.enum(['active', 'unconfirmed', 'blocked', 'closed'])
export type MemberState = z.output<typeof MemberState>

export const Member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: MemberRole,
  state: MemberState,
  created_at: Instant,
  orders: z.int(),
})
export type Member = z.output<typeof Member>

export const MemberDetail = Member.extend({
  cpf: z.string().nullable(),
  phone: z.string().nullable(),
  birth_date: z.string().nullable(),
  blocked_at: Instant.nullable(),
  second_factor: z.boolean(),
  sessions: z.int(),
  stores: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), status: storeLife.State })),
  last_orders: z.array(
    z.object({ id: z.int(), created_at: Instant, total_cents: z.int(), parcels: z.array(z.string()) }),
  ),
  security: z.array(SecurityEvent),
  consents: z.array(
    Consent.pick({ document: true, accepted: true }).extend({ version: z.string(), decided_at: Instant }),
  ),
})
export type MemberDetail = z.output<typeof MemberDetail>

export const MemberDecision = z.enum(['block', 'unblock', 'make_operator', 'unmake_operator', 'end_second_factor'])
export type MemberDecision = z.output<typeof MemberDecision>

export const usersSchemas = {
  /** `q` is words of name and e-mail, or a whole CPF. The newest come first. */
  list: {
    query: z.object({
      q: Text.optional(),
      role: MemberRole.optional(),
      state: MemberState.optional(),
      page: Page,
      per_page: PerPage,
    }),
    reply: paged('members', Member),
  },
  show: { params: ById, reply: MemberDetail },
  decide: {
    params: ById,
    body: z.object({ decision: MemberDecision, reason: Reason }),
    reply: result(MemberDetail),
  },
}
