import { useRef } from 'react'
import { newRequestKey } from './request-key.ts'

/** Returns the same key for the same values, so that a retry after a lost answer does not save twice. */
export function useRequestKey() {
  const last = useRef({ typed: '', key: '' })
  return (values: object) => {
    const typed = JSON.stringify(values)
    if (typed !== last.current.typed) last.current = { typed, key: newRequestKey() }
    return last.current.key
  }
}
