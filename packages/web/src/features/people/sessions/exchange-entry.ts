import { sessions } from '@bra/contract/people/sessions'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import type { Env } from '../../../lib/env.ts'
import { keepSession } from '../../../lib/session-keeping.ts'
import { toast } from '../../../ui/toast.ts'
import { sessionTexts } from './session-texts.ts'

export async function exchangeEntry({ call, t }: Env, token: string) {
  try {
    const reply = await callEndpoint(call, sessions.enterWithToken, { body: { token } })
    keepSession(reply)
    toast.success(t(sessionTexts.entered, { name: reply.user.name }))
  } catch (error) {
    // A token of the wrong shape gets an error about fields, which this page does not have.
    const isKnown = error instanceof CallError && error.message !== '' && error.code !== 'invalid_input'
    toast.error(isKnown ? error.message : t(sessionTexts.enterFailed))
  }
}
