import type { Sent, Transport } from './call.ts'
import { readCookie } from './cookies.ts'
import { guestId } from './guest.ts'
import { currentSession, type Session, sessionIsOver } from './session.ts'
import { underWay } from './under-way.ts'

const UNAUTHORIZED = 401
const UNKNOWN_TOKEN = '"login_required"'

/** Sends a request as the specification says; an answer that refuses the token ends the session. */
export const browserTransport: Transport = (request) => underWay(answerTo(request))

async function answerTo(request: Sent) {
  const session = currentSession()
  const answer = await send(request, session)
  if (!session || answer.status !== UNAUTHORIZED || !answer.text.includes(UNKNOWN_TOKEN)) return answer
  // The token may have been renewed while this request ran.
  const renewed = currentSession()
  if (renewed && renewed.token !== session.token) return send(request, renewed)
  sessionIsOver(session.token)
  return answer
}

async function send({ method, url, body, signal }: Sent, session: Session | null) {
  const answer = await fetch(url, {
    method,
    body,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': readCookie('XSRF-TOKEN') ?? '',
      ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
      ...(session ? { authorization: `Bearer ${session.token}` } : { 'x-guest-id': guestId() }),
    },
  })
  return { status: answer.status, text: await answer.text() }
}
