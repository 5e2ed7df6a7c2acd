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
    // the call takes the token along at once; the session must be gone before the answer, or another tab that the
    // server refuses by then tells the person that their session has ended
    const told = callEndpoint(call, sessions.logout, {})
    dropSession()
    await told.catch(() => undefined)
    leaveMessage('success', t(sessionTexts.signedOut))
    location.reload()
  }
}
