import type { ActKind } from '@bra/contract/people/audit.schemas'
import type { MemberDecision } from '@bra/contract/office/users.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { noteAct } from '../../people/audit/index.ts'
import { deleteSecondFactor, endSessions } from '../../people/sessions/index.ts'
import type { Decided, Decision, HeldMember } from './decided.ts'
import { holdWithOperators, memberDetail } from './member.queries.ts'
import { type AskedMembers, countMembers, membersPage } from './users.queries.ts'
import { tellBlocked, tellRole, tellSecondFactor } from './decision-notices.ts'
import { setBlocked, setRole } from '../../people/accounts/index.ts'

export const listMembers = async ({ db }: App, asked: AskedMembers) => ({
  members: await membersPage(db, asked),
  paginate: paginate(asked, await countMembers(db, asked)),
})

export const memberOf = async ({ db, clock }: App, id: number) =>
  (await memberDetail(db, id, clock.now())) ?? fail('member_not_found')

interface Rule {
  act: ActKind
  isSo: (member: HeldMember) => boolean
  write: (tx: Tx, app: App, decided: Decided) => Promise<unknown>
  tell: (tx: Tx, app: App, decided: Decided) => Promise<unknown>
}

const rules: Record<MemberDecision, Rule> = {
  block: {
    act: 'account_blocked',
    isSo: ({ blocked_at }) => blocked_at !== null,
    write: (tx, app, { id }) => setBlocked(tx, id, app.clock.now()),
    tell: tellBlocked,
  },
  unblock: {
    act: 'account_unblocked',
    isSo: ({ blocked_at }) => blocked_at === null,
    write: (tx, _, { id }) => setBlocked(tx, id, null),
    tell: tellBlocked,
  },
  make_operator: {
    act: 'operator_made',
    isSo: ({ role }) => role === 'admin',
    write: (tx, _, { id }) => setRole(tx, id, 'admin'),
    tell: tellRole,
  },
  unmake_operator: {
    act: 'operator_unmade',
    isSo: ({ role }) => role !== 'admin',
    write: (tx, _, { id }) => setRole(tx, id, 'client'),
    tell: tellRole,
  },
  /** For people who lost the phone and the recovery codes and could not sign in again. */
  end_second_factor: {
    act: 'second_factor_ended',
    isSo: ({ second_factor: isOn }) => !isOn,
    write: (tx, _, { id }) => deleteSecondFactor(tx, id),
    tell: tellSecondFactor,
  },
}

/** Decides, records it, tells the person and ends all sessions, so that the next sign-in has the new role. */
export async function decideMember(app: App, operator: User, decision: Decision) {
  const { id } = decision
  if (id === operator.id) fail('member_yourself')
  await app.transaction(async (tx) => {
    const held = await holdWithOperators(tx, id)
    if (!held.some((person) => person.id === operator.id && person.role === 'admin')) fail('forbidden')
    const member = held.find((person) => person.id === id) ?? fail('member_not_found')
    await decide(tx, app, operator, { ...decision, member })
  })
  return { error: false, message: usualReplies.saved, result: await memberOf(app, id) }
}

async function decide(tx: Tx, app: App, operator: User, decided: Decided) {
  const { id, member, decision, reason } = decided
  const { act, isSo, write, tell } = rules[decision]
  if (member.disabled_at) fail('member_closed')
  if (isSo(member)) fail('member_decided')
  if (decision === 'block' && member.role === 'admin') fail('member_is_operator')
  if (decision === 'make_operator' && member.blocked_at) fail('member_blocked')
  // somebody else may have registered an unconfirmed address
  if (decision === 'make_operator' && !member.email_confirmed_at) fail('member_unconfirmed')
  await write(tx, app, decided)
  await endSessions(tx, app, { userId: id })
  await tell(tx, app, decided)
  await noteAct(tx, app, operator, { kind: act, subject: `user:${id}`, reason })
}
