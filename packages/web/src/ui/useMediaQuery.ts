import { useSyncExternalStore } from 'react'

/** Whether a media query holds; undefined on the server and while hydrating, when nobody can know. */
export function useMediaQuery(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => undefined,
  )
}
