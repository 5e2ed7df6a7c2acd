import type { App } from '../../../app.ts'
import { seal, unseal } from '../../../platform/secrets.ts'
import type { Tokens } from '../shipping/index.ts'

export const TOKENS_USE = 'carrier-account'
type Keys = Pick<App['config'], 'secretKey' | 'dataDir'>

export const sealedTokens = (config: Keys, { access, refresh, seconds }: Tokens, now: Date) => ({
  sealed: seal(config, TOKENS_USE, JSON.stringify({ access, refresh })),
  expires_at: new Date(now.getTime() + seconds * 1000),
})

export const tokensIn = (config: Keys, sealed: string): Pick<Tokens, 'access' | 'refresh'> =>
  JSON.parse(unseal(config, TOKENS_USE, sealed)) as Pick<Tokens, 'access' | 'refresh'>
