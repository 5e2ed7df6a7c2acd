import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { createContext as createRouterContext, RouterContextProvider } from 'react-router'
import type { Call } from './call.ts'
import type { Translate } from './text.tsx'

/** What the server knows of a visitor before any script runs: it comes in cookies. */
export interface Visit {
  language: 'pt-BR' | 'en'
  theme: 'light' | 'dark' | null
  /** Eight digits, once the visitor chose where to deliver. */
  cep: string | null
  /** Origin of the site, for canonical addresses. */
  origin: string
  /** The real-time channel; without a port it is where the page came from. */
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

/** The same for loaders, which run outside React. */
export const envOfRouter = createRouterContext<Env>()
export const routerContext = (env: Env) => new RouterContextProvider(new Map([[envOfRouter, env]]))
