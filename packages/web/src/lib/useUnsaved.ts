import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Whoever leaves with unsaved changes is asked; other filters of the same page are no leaving. */
export function useUnsaved(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
  return useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  )
}
