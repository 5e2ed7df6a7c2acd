import { impersonation } from '@bra/contract/people/impersonation'
import { callEndpoint } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { leaveMessage } from '../../../lib/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { storeActing } from '../../../lib/session-keeping.ts'
import { dropSession, type Session } from '../../../lib/session.ts'
import { impersonationTexts } from './texts.ts'

export function useStartActing() {
  const { call } = useEnv()
  return async (body: { user_id: number; reason: string }) => {
    const { id, session } = await callEndpoint(call, impersonation.start, { body })
    storeActing(id, session)
    location.assign(paths.account())
  }
}

/** Restores the operator's own session, even after the half hour of acting is over. */
export function useEndActing() {
  const { call, t } = useEnv()
  return async ({ acting: id, user }: Session) => {
    dropSession()
    await callEndpoint(call, impersonation.end, { params: { id: id! } }).catch(() => undefined)
    leaveMessage('success', t(impersonationTexts.actingEnded))
    location.assign(paths.person(user.id))
  }
}
