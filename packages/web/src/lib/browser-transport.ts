import type { Transport } from './call.ts'
import { readCookie } from './cookies.ts'
import { guestId } from './guest.ts'
import { currentSession } from './session.ts'

/** Every request as the specification marks it. */
export const browserTransport: Transport = async ({ method, url, body }) => {
  const session = currentSession()
  const answer = await fetch(url, {
    method,
    body,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': readCookie('XSRF-TOKEN') ?? '',
      'x-guest-id': guestId(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
  })
  return { status: answer.status, text: await answer.text() }
}
