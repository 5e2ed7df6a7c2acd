import type { MemberDecision } from '@bra/contract/office/users.schemas'
import type { holdWithOperators } from './member.queries.ts'

export interface Decision {
  id: number
  decision: MemberDecision
  reason: string
}

export type HeldMember = Awaited<ReturnType<typeof holdWithOperators>>[number]
export interface Decided extends Decision {
  member: HeldMember
}
