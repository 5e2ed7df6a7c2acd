import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ChoiceGroup, groupsOf, recentGroup } from './choices.ts'
import { focusSearch } from './focus-search.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { useSuggestions } from './useSuggestions.ts'

const NONE = -1

/** The state and the keys of the combobox: arrows copy a term, Enter goes, Esc closes and then clears. */
export function useSearchBox() {
  const go = useNavigate()
  const { typed, setTyped } = useTypedText()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [active, setActive] = useState(NONE)
  const { suggestions, busy } = useSuggestions(typed, open)
  useSlashKey()

  const groups = open ? groupsFor(typed, suggestions) : []
  const choices = groups.flatMap((group) => group.choices)
  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const show = () => {
    setOpen(true)
    setWasOpened(true)
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(NONE)
    show()
  }
  const leaveFor = (term: string, path: string) => {
    rememberSearch(term)
    close()
    void go(path)
  }
  const choose = (at: number) => {
    const wanted = typed.trim()
    const choice = choices[at]
    if (choice) leaveFor(choice.term, choice.path)
    else if (wanted) leaveFor(wanted, paths.search(wanted))
  }
  const step = (by: number) => (show(), setActive(stepped(active, by, choices.length)))
  const press = pressing({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => choose(active),
    Escape: () => (open ? close() : type('')),
  })
  const isListed = open && (choices.length > 0 || Boolean(suggestions))
  const shown = choices[active]?.term ?? typed
  return {
    typed,
    shown,
    type,
    press,
    choose,
    close,
    open: show,
    wasOpened,
    groups,
    active,
    isListed,
    busy,
    corrected: suggestions?.corrected ?? null,
  }
}

const pressing = (keys: Record<string, () => void>) => (event: KeyboardEvent) => {
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

function groupsFor(typed: string, suggestions: Parameters<typeof groupsOf>[0] | undefined): ChoiceGroup[] {
  if (!typed.trim()) return recentGroup(recentSearches())
  return suggestions ? groupsOf(suggestions) : []
}

/** Round the list and through the field itself. */
const stepped = (at: number, step: number, count: number) =>
  at + step < NONE ? count - 1 : at + step >= count ? NONE : at + step

/** What is typed, kept in step with a search page's address. */
function useTypedText() {
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

/** `/` goes to the field, unless somebody is typing. */
function useSlashKey() {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.activeElement?.matches('input, textarea, select, [contenteditable=true]')) return
      event.preventDefault()
      focusSearch()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
