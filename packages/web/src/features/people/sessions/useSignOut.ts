import { sessions } from '@bra/contract/people/sessions'
import { callEndpoint } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { leaveMessage } from '../../../lib/messages.ts'
import { dropSession } from '../../../lib/session.ts'
import { sessionTexts } from './session-texts.ts'

/** Ends the session here even if the server cannot be told, and reloads the page. */
export function useSignOut() {
  const { call, t } = useEnv()
  return async () => {
    // The session goes before the answer, or another tab that is refused by then says that the session has ended.
    const told = callEndpoint(call, sessions.logout, {})
    dropSession()
    await told.catch(() => undefined)
    leaveMessage('success', t(sessionTexts.signedOut))
    location.reload()
  }
}
