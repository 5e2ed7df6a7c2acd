import { useSyncExternalStore } from 'react'

/** Returns `unknown` on the server and during hydration, when the window is not known. */
export function useMediaQuery(query: string, unknown?: boolean): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => unknown,
  )
}
