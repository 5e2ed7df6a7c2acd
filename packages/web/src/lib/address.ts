import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What changes in the query of the address; an empty word takes the name away. */
export type Changes = Record<string, string | number | null | undefined>

const PAGE = 'pagina'
/** Whoever would scroll further does better with a filter. */
export const MAX_PAGES = 40

/** How many pages of a list the address shows, one under the other. */
export function pageOf(query: URLSearchParams, name = PAGE): number {
  return Math.min(Math.max(Math.trunc(Number(query.get(name))) || 1, 1), MAX_PAGES)
}

/** A word of the address, short enough for the server. */
export const wordOf = (query: URLSearchParams, name: string) => query.get(name)?.trim().slice(0, 200) || undefined

/** One of the words that a name may have; anything else counts as not chosen. */
export const oneOf = <T extends string>(query: URLSearchParams, name: string, known: readonly T[]) =>
  known.find((word) => word === query.get(name))

/** Where the last change leads until the page has followed it: changes made quickly add up. */
let ahead: { from: string; pathname: string; search: string } | null = null

interface ChangeOptions {
  replace?: boolean
  /** Another path for the same filters. */
  pathname?: string
}

/** The filters of a page live in its address: a change starts the list again at its first page. */
export function useAddress() {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => void (ahead = null), [key])

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
