import { startTransition, useEffect, useState } from 'react'
import { idle, whenAtLeisure } from './leisure.ts'

/** True from an idle moment on, once somebody has moved, pressed or scrolled. */
export function useLeisure() {
  const [isLeisure, setIsLeisure] = useState(false)
  // in a transition, parts that are still asleep beside it keep what the server drew
  useEffect(() => whenAtLeisure(() => startTransition(() => setIsLeisure(true))), [])
  return isLeisure
}

/** True from the first idle moment on, for what a page asks that is not about itself. */
export function useIdle() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => void idle(() => startTransition(() => setIsIdle(true))), [])
  return isIdle
}
