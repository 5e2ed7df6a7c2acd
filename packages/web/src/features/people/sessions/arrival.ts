import type { Env } from '../../../lib/env.ts'
import { whileArriving } from '../../../lib/session.ts'

const NAME = 'sso'

/** Takes the one-time token out of the address before anything else can read it. */
export function takeEntryToken(): string | null {
  const address = new URL(location.href)
  const token = address.searchParams.get(NAME)
  if (token === null) return null
  address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
  return token
}

export const enterWithToken = (env: Env, token: string) =>
  whileArriving(import('./exchange-entry.ts').then(({ exchangeEntry }) => exchangeEntry(env, token)))
