import type { Config } from './platform/config.ts'

/** Which outside world we are plugged into; each is a real client, only its address differs. */
export interface Providers {
  viacepUrl: string
}

interface Provider {
  title: string
  variable: string
  /** The address that the environment names. */
  named: (config: Config) => string | undefined
  chosen: (providers: Providers) => string
}

export const providerTable: Provider[] = [
  {
    title: 'CEP (ViaCEP)',
    variable: 'VIACEP_BASE_URL',
    named: (config) => config.viacepUrl,
    chosen: (providers) => providers.viacepUrl,
  },
]

/** The addresses from the environment; where none is set, the sandbox answers on loopback. */
export function chooseProviders(config: Config, sandboxUrl: string | null): Providers {
  return { viacepUrl: config.viacepUrl ?? `${sandboxUrl ?? ''}/viacep` }
}

export const needsSandbox = (config: Config) => providerTable.some(({ named }) => !named(config))

/** Where people pay and receive, no provider may be a stand-in on this machine. */
export function refuseStandIns(config: Config) {
  if (config.mode !== 'production' || !config.secure) return
  const standIns = providerTable.filter(({ named }) => isLoopback(named(config))).map(({ variable }) => variable)
  if (standIns.length > 0) {
    throw new Error(
      `Com SECURE=true os provedores têm de ser os verdadeiros. Defina o endereço de: ${standIns.join(', ')}.`,
    )
  }
}

function isLoopback(url: string | undefined) {
  if (!url) return true
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
