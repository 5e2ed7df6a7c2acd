import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

/** Asks before unsaved changes are lost. Filters of the same page and links to what is here do not count. */
export function useUnsaved(hasChanges: boolean, isHere?: (to: Location) => boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (hasChanges || isHere?.(nextLocation) === true),
  )
}
