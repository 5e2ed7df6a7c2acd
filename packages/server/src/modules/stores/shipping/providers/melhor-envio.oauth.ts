import { z } from 'zod'
import { answerOf, ask, type Options } from './melhor-envio.call.ts'
import { FreightUnavailable } from './port.ts'

/** What a store allows; the token of the house has the same permissions. */
const SCOPES = [
  'cart-read',
  'cart-write',
  'orders-read',
  'shipping-calculate',
  'shipping-cancel',
  'shipping-checkout',
  'shipping-companies',
  'shipping-generate',
  'shipping-preview',
  'shipping-print',
  'shipping-tracking',
  'transactions-read',
  'users-read',
]
const TIMEOUT_MS = 15_000

export interface OAuthOptions extends Omit<Options, 'token' | 'timeoutMs'> {
  clientId: string
  clientSecret: string
  redirectUri: string
}

export interface Tokens {
  access: string
  refresh: string
  /** How long the access token is valid; it is renewed before that. */
  seconds: number
}

const Issued = z
  .object({ access_token: z.string().min(1), refresh_token: z.string().min(1), expires_in: z.number().positive() })
  .transform(({ access_token: access, refresh_token: refresh, expires_in: seconds }): Tokens => ({
    access,
    refresh,
    seconds,
  }))
const Owner = z.object({ email: z.string() })

/** Access to accounts of other people: https://docs.melhorenvio.com.br/docs/autenticacao-1 */
export function melhorEnvioOAuth(options: OAuthOptions) {
  const { baseUrl, clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri, contact } = options
  const issue = async (grant: object) => {
    const answer = await answerOf(`${baseUrl}/oauth/token`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': `Bra Cards (${contact})`,
      },
      body: JSON.stringify({ client_id, client_secret, ...grant }),
      timeoutMs: TIMEOUT_MS,
      patienceMs: TIMEOUT_MS,
    })
    const issued = Issued.safeParse(answer)
    if (!issued.success) throw new FreightUnavailable('Melhor Envio answered something else', { cause: issued.error })
    return issued.data
  }
  return {
    consentUrl: (state: string) => {
      const asked = { client_id, redirect_uri, response_type: 'code', scope: SCOPES.join(' '), state }
      return `${baseUrl}/oauth/authorize?${new URLSearchParams(asked)}`
    },
    /** Throws `FreightRefused` for a code that was used, is too old, or is of somebody else. */
    tokensFor: (code: string) => issue({ grant_type: 'authorization_code', redirect_uri, code }),
    renewed: (refresh: string) => issue({ grant_type: 'refresh_token', refresh_token: refresh }),
    emailOf: async (token: string) =>
      (await ask({ baseUrl, contact, token, timeoutMs: TIMEOUT_MS }, { path: '', schema: Owner })).email,
  }
}
