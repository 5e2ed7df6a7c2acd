import type { Config } from './platform/config.ts'

/** Which outside world we are plugged into; each is a real client, only its address differs. */
export interface Providers {
  viacepUrl: string
}

/** The addresses from the environment; where none is set, the sandbox answers on loopback. */
export function chooseProviders(config: Config, sandboxUrl: string | null): Providers {
  return { viacepUrl: config.viacepUrl ?? `${sandboxUrl ?? ''}/viacep` }
}
