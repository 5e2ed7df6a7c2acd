import type { PostalAddress } from '@bra/contract/addresses.schemas'
import { ufOfCep } from '@bra/contract/postal'
import { useSyncExternalStore } from 'react'
import { keepCookie, readCookie } from './cookies.ts'
import { useEnv } from './env.ts'

/** Where the visitor wants freight to: the specification keeps the address, a cookie tells the server the CEP. */
const KEY = 'zipcodedefault'
const listeners = new Set<() => void>()

export function chooseDestination(address: PostalAddress) {
  sessionStorage.setItem(KEY, JSON.stringify(address))
  keepCookie('cep', address.cep.replace('-', ''))
  for (const listener of listeners) listener()
}

export function forgetDestination() {
  sessionStorage.removeItem(KEY)
  keepCookie('cep', null)
  for (const listener of listeners) listener()
}

/** The CEP of an earlier visit, of which the address went with the session of the browser. */
export const cepWithoutAddress = () => (sessionStorage.getItem(KEY) === null && readCookie('cep')) || null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export interface Destination {
  cep: string | undefined
  uf: string | undefined
}

export function useDestination(): Destination {
  const { visit } = useEnv()
  const cep = useSyncExternalStore(
    subscribe,
    () => readCookie('cep') || null,
    () => visit.cep,
  )
  return destinationOf(cep)
}

/** The same for loaders, which know only the visit. */
export const destinationOf = (cep: string | null): Destination => ({
  cep: cep ?? undefined,
  uf: (cep && ufOfCep(cep)) || undefined,
})
