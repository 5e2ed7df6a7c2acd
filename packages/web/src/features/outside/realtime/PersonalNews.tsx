import { notices } from '@bra/contract/notices'
import { sessions } from '@bra/contract/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { CallError, callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { useLive } from '../../lib/live.ts'
import { sessionIsOver, useSession } from '../../lib/session.ts'

/** What every page hears of the person who is signed in: a new notice, and that the session was ended elsewhere. */
export function PersonalNews() {
  const session = useSession()
  const queries = useQueryClient()
  const call = useCall()
  const channel = session ? `private-App.User.${session.user.id}` : null

  useLive(channel, 'NoticeWritten', () => void queries.invalidateQueries({ queryKey: [routeOf(notices.list)] }))
  useLive(channel, 'SessionRevoked', () => {
    // which session was ended only the server knows
    callEndpoint(call, sessions.currentUser, {}).catch((error: unknown) => {
      if (session && error instanceof CallError && error.status === 401) sessionIsOver(session.token)
    })
  })
  return null
}
