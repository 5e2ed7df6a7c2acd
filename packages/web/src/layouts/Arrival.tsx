import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** On another page the focus begins at its heading, unless the page put it elsewhere; after Back it stays. */
export function Arrival() {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1')
    if (way === NavigationType.Pop || !heading || main!.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, way])
  return null
}
