import { useEffect } from 'react'
import { deedOf, isTakingLetters } from './grid-letters.ts'
import { useSteady } from './useSteady.ts'

/** Letter keys that need no row; they work anywhere on the page except in fields. */
export function useListingKeys(doing: { create: () => void; help: () => void }) {
  const press = useSteady((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTakingLetters(document.activeElement)) return
    const deed = deedOf(event)
    if (deed !== 'create' && deed !== 'help') return
    event.preventDefault()
    doing[deed]()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [press])
}
