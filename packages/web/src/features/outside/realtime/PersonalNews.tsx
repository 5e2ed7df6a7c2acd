import { notices } from '@bra/contract/people/notices'
import { sessions } from '@bra/contract/people/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { CallError, callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { useLive } from '../../../lib/live.ts'
import { sessionIsOver, useSession } from '../../../lib/session.ts'

/** Listens on every page for new notices and for the end of the session elsewhere. */
export function PersonalNews() {
  const session = useSession()
  const queries = useQueryClient()
  const call = useCall()
  const channel = session ? `private-App.User.${session.user.id}` : null

  useLive(channel, 'NoticeWritten', () => void queries.invalidateQueries({ queryKey: [routeOf(notices.list)] }))
  useLive(channel, 'SessionRevoked', () => {
    // Only the server knows which session was ended.
    callEndpoint(call, sessions.currentUser, {}).catch((error: unknown) => {
      if (session && error instanceof CallError && error.status === 401) sessionIsOver(session.token)
    })
  })
  return null
}
