import { readStandard, type Standard, usualStandard, writeStandard } from '@bra/contract/trade/standard'
import { useSyncExternalStore } from 'react'
import { keepCookie, readCookie } from '../../../lib/cookies.ts'
import { useEnv } from '../../../lib/env.ts'

const COOKIE = 'standard'
const listeners = new Set<() => void>()

/** Keeps the standard in this browser; the server reads it with every request, and tells prices by it. */
export function keepStandardHere(standard: Standard | null) {
  keepCookie(COOKIE, standard && writeStandard(standard))
  for (const listener of listeners) listener()
}

export const standardHere = () => readStandard(readCookie(COOKIE))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the standard by which prices are told now, and whether somebody chose it here. */
export function useStandard(): { standard: Standard; isChosen: boolean } {
  const { visit } = useEnv()
  const written = useSyncExternalStore(
    subscribe,
    () => readCookie(COOKIE) || null,
    () => visit.standard,
  )
  const chosen = readStandard(written)
  return { standard: chosen ?? usualStandard, isChosen: chosen !== null }
}
