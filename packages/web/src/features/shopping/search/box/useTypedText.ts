import { useState } from 'react'
import { useLocation } from 'react-router'

/** On a search page the typed text follows the address. */
export function useTypedText() {
  const { pathname } = useLocation()
  const [typed, setTyped] = useState(() => searchIn(pathname))
  const [seen, setSeen] = useState(pathname)
  if (seen !== pathname) {
    setSeen(pathname)
    setTyped(searchIn(pathname))
  }
  return { typed, setTyped }
}

function searchIn(pathname: string): string {
  const written = /^\/filter-products\/([^/]+)/.exec(pathname)?.[1] ?? ''
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
