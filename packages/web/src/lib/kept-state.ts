import { useState } from 'react'
import { currentSession } from './session.ts'
import { TYPED } from './typed-keeping.ts'

interface KeptTyped {
  /** Null stands for a visitor. */
  by: number | null
  values: Record<string, unknown>
}

const personHere = () => currentSession()?.user.id ?? null

/** Returns the values by name that somebody has begun to type in this tab; never those of another person. */
export function keptTyped(key: string): Record<string, unknown> {
  // The server draws forms too, and has no storage.
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(TYPED + key)
  if (kept === null) return {}
  const { by, values } = JSON.parse(kept) as KeptTyped
  return by === null || by === personHere() ? values : {}
}

/** Keeps values until they are sent, the tab closes, or who typed them signs out. No values forget the key. */
export function keepTyped(key: string, values: Record<string, unknown>) {
  if (Object.keys(values).length === 0) return sessionStorage.removeItem(TYPED + key)
  sessionStorage.setItem(TYPED + key, JSON.stringify({ by: personHere(), values } satisfies KeptTyped))
}

/** Without a key nothing is kept. Returns the value, its setter and what forgets it. */
export function useKeptState<Value>(key: string | null, usual: Value | (() => Value)) {
  const [value, setValue] = useState(() => {
    const kept = key === null ? {} : keptTyped(key)
    return 'value' in kept ? (kept.value as Value) : usual instanceof Function ? usual() : usual
  })
  const change = (next: Value) => {
    setValue(next)
    if (key !== null) keepTyped(key, { value: next })
  }
  return [value, change, () => key !== null && keepTyped(key, {})] as const
}
