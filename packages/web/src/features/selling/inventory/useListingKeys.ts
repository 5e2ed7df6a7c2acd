import { useEffect } from 'react'
import { deedOf, isTakingLetters } from './grid-letters.ts'
import { useSteady } from './useSteady.ts'

/** The letters that need no row: they act wherever the focus is on the page, unless letters are text there. */
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
