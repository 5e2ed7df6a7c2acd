import type { SiteLanguage } from '@bra/contract/kit/language'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { createContext as createRouterContext, RouterContextProvider } from 'react-router'
import type { Call } from './call.ts'
import type { Translate } from './text.tsx'

/** The server knows this of a visitor from cookies, before any script runs. */
export interface Visit {
  language: SiteLanguage
  theme: 'light' | 'dark' | null
  /** Eight digits; null until the visitor chooses where to deliver. */
  cep: string | null
  /** The slug of the chosen game; null shows all games. */
  game: string | null
  /** By which standard prices are told, as `writeStandard` writes it; null until one is chosen. */
  standard: string | null
  /** Origin of the site, for canonical addresses. */
  origin: string
  /** Key and port of the real-time channel; a null port means the port of the page. */
  live: { key: string; port: number | null }
}

export interface Env {
  visit: Visit
  queryClient: QueryClient
  call: Call
  t: Translate
}

const EnvContext = createContext<Env | null>(null)
export const EnvProvider = EnvContext

export function useEnv(): Env {
  const env = use(EnvContext)
  if (!env) throw new Error('useEnv outside of the application')
  return env
}

export const useCall = () => useEnv().call

/** The environment for loaders, which run outside React. */
export const envOfRouter = createRouterContext<Env>()
export const routerContext = (env: Env) => new RouterContextProvider(new Map([[envOfRouter, env]]))
