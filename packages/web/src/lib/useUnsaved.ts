import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

/** The person is asked before changes are lost, but not for filters of the same page and links to what is here. */
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
