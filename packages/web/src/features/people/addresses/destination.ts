import type { PostalAddress } from '@bra/contract/people/addresses.schemas'
import { ufOfCep } from '@bra/contract/trade/postal'
import { useSyncExternalStore } from 'react'
import { keepCookie, readCookie } from '../../../lib/cookies.ts'
import { useEnv } from '../../../lib/env.ts'

/** The specification keeps the address in the session storage; a cookie tells the server the CEP. */
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

/** Returns the CEP of an earlier visit if its address was lost with the browser's session. */
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

/** Returns the destination of a CEP, also for loaders, which cannot use the hook and read the CEP from the visit. */
export const destinationOf = (cep: string | null): Destination => ({
  cep: cep ?? undefined,
  uf: (cep && ufOfCep(cep)) || undefined,
})
