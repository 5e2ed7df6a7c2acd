import { mailLanguage } from '@bra/contract/ground/mail-language'
import { callEndpoint } from '../../../lib/call.ts'
import { keepCookie } from '../../../lib/cookies.ts'
import { useCall, type Visit } from '../../../lib/env.ts'
import { currentSession } from '../../../lib/session.ts'

/** The texts come from the server, so a new language needs a new page. The mails of a signed-in person follow it. */
export function useChooseLanguage() {
  const call = useCall()
  return async (language: Visit['language']) => {
    keepCookie('lang', language === 'pt-BR' ? null : language)
    // The page reloads in the new language even if the call for the mails fails.
    if (currentSession()) await callEndpoint(call, mailLanguage.choose, { body: { language } }).catch(() => undefined)
    location.reload()
  }
}
