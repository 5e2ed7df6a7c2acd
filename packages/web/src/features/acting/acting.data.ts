import { acting } from '@bra/contract/acting'
import { callEndpoint } from '../../lib/call.ts'
import { useEnv } from '../../lib/env.ts'
import { leaveMessage } from '../../lib/messages.ts'
import { paths } from '../../lib/paths.ts'
import { storeActing } from '../../lib/session-keeping.ts'
import { dropSession, type Session } from '../../lib/session.ts'

/** Opens the shop as the person sees it. */
export function useStartActing() {
  const { call } = useEnv()
  return async (body: { user_id: number; reason: string }) => {
    const { id, session } = await callEndpoint(call, acting.start, { body })
    storeActing(id, session)
    location.assign(paths.account())
  }
}

/** The operator is herself again, also where her half hour is over. */
export function useEndActing() {
  const { call, t } = useEnv()
  return async ({ acting: id, user }: Session) => {
    dropSession()
    await callEndpoint(call, acting.end, { params: { id: id! } }).catch(() => undefined)
    leaveMessage('success', t('shell.actingEnded'))
    location.assign(paths.person(user.id))
  }
}
