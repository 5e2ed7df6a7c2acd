import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** An empty value removes the parameter. */
export type Changes = Record<string, string | number | null | undefined>

const PAGE = 'pagina'
/** People who would scroll further are better served by a filter. */
export const MAX_PAGES = 40

/** Returns how many pages of a list are shown, one under the other. */
export function pageOf(query: URLSearchParams, name = PAGE): number {
  return Math.min(Math.max(Math.trunc(Number(query.get(name))) || 1, 1), MAX_PAGES)
}

/** Reads a parameter, cut to a length that the server accepts. */
export const wordOf = (query: URLSearchParams, name: string) => query.get(name)?.trim().slice(0, 200) || undefined

/** Returns undefined for any other value than the known ones. */
export const oneOf = <T extends string>(query: URLSearchParams, name: string, known: readonly T[]) =>
  known.find((word) => word === query.get(name))

/** The target of the last change until the page has followed it, so that quick changes add up. */
let ahead: { from: string; pathname: string; search: string } | null = null

interface ChangeOptions {
  replace?: boolean
  /** Another path for the same filters. */
  pathname?: string
}

/** Filters live in the address; a change starts the list again at its first page. */
export function useAddress() {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // A component that is hydrated late runs this while the change is still on its way.
    if (ahead?.from !== key) ahead = null
  }, [key])

  const change = (changes: Changes, options: ChangeOptions = {}) => {
    const before = ahead?.from === key ? ahead : { pathname, search }
    const next = { pathname: options.pathname ?? before.pathname, search: withChanges(before.search, changes) }
    ahead = { from: key, ...next }
    void navigate(next, { preventScrollReset: true, replace: options.replace })
  }
  const [query] = useSearchParams()
  return { query, href: (changes: Changes) => withChanges(search, changes) || '?', change }
}

function withChanges(search: string, changes: Changes) {
  const next = new URLSearchParams(search)
  next.delete(PAGE)
  for (const [name, word] of Object.entries(changes)) {
    if (word === null || word === undefined || word === '') next.delete(name)
    else next.set(name, String(word))
  }
  return next.size > 0 ? `?${next}` : ''
}
