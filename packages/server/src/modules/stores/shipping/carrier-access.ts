import type { App } from '../../../app.ts'
import type { LabelSeller } from './providers/labels.port.ts'
import { melhorEnvio } from './providers/melhor-envio.ts'
import { melhorEnvioLabels } from './providers/melhor-envio.labels.ts'
import { melhorEnvioOAuth } from './providers/melhor-envio.oauth.ts'
import type { FreightProvider } from './providers/port.ts'

export type { Tokens } from './providers/melhor-envio.oauth.ts'

const RETURN_PATH = '/my-store/melhor-envio'

type CarrierAccess = ReturnType<typeof melhorEnvioOAuth> & {
  accountOf: (token: string) => { labels: LabelSeller; tracking: FreightProvider['tracking'] }
}

/** Returns null if no carrier is set up, or no application at it. */
export function carrierAccess({ config, providers }: Pick<App, 'config' | 'providers'>): CarrierAccess | null {
  const { clientId, clientSecret } = config.melhorEnvio
  const { freightUrl: baseUrl } = providers
  if (!baseUrl || !clientId || !clientSecret) return null
  const contact = contactOf(config)
  const redirectUri = `${config.publicUrl}${RETURN_PATH}`
  return {
    ...melhorEnvioOAuth({ baseUrl, contact, clientId, clientSecret, redirectUri }),
    accountOf: (token) => {
      const options = { baseUrl, contact, token }
      return { labels: melhorEnvioLabels(options), tracking: melhorEnvio(options).tracking }
    },
  }
}

export const contactOf = ({ smtp }: Pick<App['config'], 'smtp'>) => /<(.+)>/.exec(smtp.from)?.[1] ?? smtp.from
