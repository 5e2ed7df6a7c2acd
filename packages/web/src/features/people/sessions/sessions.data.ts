import { sessions } from '@bra/contract/people/sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { keepActivated, keepSession, sessionAge } from '../../../lib/session-keeping.ts'
import { currentSession, useSession } from '../../../lib/session.ts'

const HOUR_MS = 3_600_000
const currentUserKey = ask(sessions.currentUser, {}).queryKey

export function useCurrentUser() {
  const call = useCall()
  const session = useSession()
  return useQuery({
    queryKey: currentUserKey,
    enabled: Boolean(session),
    queryFn: async () => {
      await renewWhenOld(call)
      const user = await callEndpoint(call, sessions.currentUser, {})
      keepActivated(user.is_activated)
      return user
    },
  })
}

export function useReloadCurrentUser() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: currentUserKey })
}

/** A lock lets only one tab renew the session, because renewing may invalidate the token that the other tabs use. */
async function renewWhenOld(call: Call) {
  if (sessionAge() <= HOUR_MS || currentSession()?.acting) return
  await navigator.locks.request('renew-session', async () => {
    if (sessionAge() > HOUR_MS) keepSession(await callEndpoint(call, sessions.refresh, {}))
  })
}
