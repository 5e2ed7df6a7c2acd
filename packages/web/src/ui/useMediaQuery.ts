import { useSyncExternalStore } from 'react'

/** Whether a media query holds; on the server and while hydrating nobody can know, and `unknown` stands for it. */
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
