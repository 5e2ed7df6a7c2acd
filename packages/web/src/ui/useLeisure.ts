import { startTransition, useEffect, useState } from 'react'
import { whenAtLeisure } from './leisure.ts'

/** True from an idle moment on, once somebody has moved, pressed or scrolled. */
export function useLeisure() {
  const [isLeisure, setIsLeisure] = useState(false)
  // in a transition, parts that are still asleep beside it keep what the server drew
  useEffect(() => whenAtLeisure(() => startTransition(() => setIsLeisure(true))), [])
  return isLeisure
}
