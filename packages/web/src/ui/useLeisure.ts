import { startTransition, useEffect, useState } from 'react'
import { idle, whenAtLeisure } from './leisure.ts'

/** Becomes true in an idle moment, once somebody has moved, pressed or scrolled. */
export function useLeisure() {
  const [isLeisure, setIsLeisure] = useState(false)
  // In a transition, parts that are not hydrated yet keep what the server drew.
  useEffect(() => whenAtLeisure(() => startTransition(() => setIsLeisure(true))), [])
  return isLeisure
}

/** Becomes true in the first idle moment, for data that is not the subject of the page. */
export function useIdle() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => void idle(() => startTransition(() => setIsIdle(true))), [])
  return isIdle
}
