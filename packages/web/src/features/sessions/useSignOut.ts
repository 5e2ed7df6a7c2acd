import { sessions } from '@bra/contract/sessions'
import { callEndpoint } from '../../lib/call.ts'
import { useEnv } from '../../lib/env.ts'
import { leaveMessage } from '../../lib/messages.ts'
import { dropSession } from '../../lib/session.ts'

/** Ends the session here, even when the server cannot be told, and loads the page anew. */
export function useSignOut() {
  const { call, t } = useEnv()
  return async () => {
    await callEndpoint(call, sessions.logout, {}).catch(() => undefined)
    dropSession()
    leaveMessage('success', t('shell.signedOut'))
    location.reload()
  }
}
