import { clsx } from 'clsx'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { type ChoiceGroup, groupsOf, recentGroup } from './choices.ts'
import { focusSearch, SEARCH_FIELD } from './focus-search.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './useSuggestions.ts'

/** The search of the header: an ARIA combobox over cards, collections and stores. */
export function SearchBox({ className }: { className?: string }) {
  const t = useText()
  const go = useNavigate()
  const listId = useId()
  const { typed, setTyped } = useTypedText()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [shown, setShown] = useState<string | null>(null)
  const { suggestions, busy } = useSuggestions(typed, open)
  useSlashKey()

  const groups: ChoiceGroup[] = !open
    ? []
    : typed.trim()
      ? suggestions
        ? groupsOf(suggestions)
        : []
      : recentGroup(recentSearches())
  const choices = groups.flatMap((group) => group.choices)
  const close = () => {
    setOpen(false)
    setActive(-1)
    setShown(null)
  }
  const submit = (text: string) => {
    const wanted = text.trim()
    if (!wanted) return
    rememberSearch(wanted)
    close()
    setTyped(wanted)
    void go(paths.search(wanted))
  }
  const walk = (step: number) => {
    if (!choices.length) return
    const next = active + step < -1 ? choices.length - 1 : active + step >= choices.length ? -1 : active + step
    setActive(next)
    setShown(next < 0 ? null : choices[next]!.term)
  }
  const choose = (at: number) => {
    const choice = choices[at]
    if (!choice) return submit(typed)
    rememberSearch(choice.term)
    close()
    void go(choice.path)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) close()
      else setTyped('')
    }
  }
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()

  const isListed = open && (choices.length > 0 || Boolean(suggestions))
  return (
    <div role="search" className={clsx('relative', className)} onBlur={leave}>
      {isListed && (
        <div aria-hidden className="pointer-events-none fixed inset-x-0 top-full bottom-0 -z-10 h-dvh bg-scrim" />
      )}
      <SearchInput
        id={SEARCH_FIELD}
        label={t('shell.search')}
        placeholder={t('shell.search')}
        clearLabel={t('shell.searchClear')}
        busy={busy}
        value={shown ?? typed}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        maxLength={120}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
          setShown(null)
          setOpen(true)
        }}
        onKeyDown={press}
        onClear={() => {
          setTyped('')
          focusSearch()
        }}
      />
      <SuggestionList
        {...{ listId, groups, active, typed, choose }}
        open={isListed}
        corrected={suggestions?.corrected ?? null}
        onForgotten={close}
      />
    </div>
  )
}

/** What is typed, kept in step with a search page's address. */
function useTypedText() {
  const { pathname } = useLocation()
  const inAddress = searchIn(pathname)
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(pathname)
  if (seen !== pathname) {
    setSeen(pathname)
    setTyped(inAddress)
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
      if ((document.activeElement as HTMLElement | null)?.matches('input, textarea, select, [contenteditable=true]'))
        return
      event.preventDefault()
      focusSearch()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
