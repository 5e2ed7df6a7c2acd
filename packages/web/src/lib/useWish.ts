import { useRef } from 'react'
import { newWish } from './wish.ts'

/** The same typed is the same wish: what was saved with an answer that got lost is not saved again. */
export function useWish() {
  const wish = useRef({ typed: '', key: '' })
  return (asked: object) => {
    const typed = JSON.stringify(asked)
    if (typed !== wish.current.typed) wish.current = { typed, key: newWish() }
    return wish.current.key
  }
}
