import { clsx } from 'clsx'
import { type FocusEvent, type KeyboardEvent, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import type { Listed, Press } from './Suggestions.tsx'
import { focusSearch, SEARCH_FIELD } from './focus-search.ts'
import { useSlashKey } from './useSlashKey.ts'
import { useTypedText } from './useTypedText.ts'

// nobody needs them before the field has the focus
const Suggestions = lazyPart(['search'], async () => (await import('./Suggestions.tsx')).Suggestions)

const NONE = -1
const nothing: Listed = { terms: [], isListed: false, busy: false }

/** The search of the header: an ARIA combobox over cards, collections and stores. */
export function SearchBox({ className }: { className?: string }) {
  const t = useText()
  const go = useNavigate()
  const listId = useId()
  const { typed, setTyped } = useTypedText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [active, setActive] = useState(NONE)
  const [{ terms, isListed, busy }, setListed] = useState(nothing)
  const pressInList = useRef<Press>(null)
  useSlashKey()

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const open = () => {
    setOpen(true)
    setWasOpened(true)
  }
  // somebody may have typed before the script arrived, when nobody heard the keys
  const takeUpEarlyText = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input || input.value === input.defaultValue) return
      setTyped(input.value)
      setOpen(true)
      setWasOpened(true)
    },
    [setTyped],
  )
  const type = (text: string) => {
    setTyped(text)
    setActive(NONE)
    open()
  }
  const searchWhole = () => {
    close()
    if (typed.trim()) void go(paths.search(typed.trim()))
  }
  const press = (event: KeyboardEvent) => {
    const usual = { Enter: searchWhole, Escape: () => (isOpen ? close() : type('')) }[event.key]
    const act = pressInList.current?.(event.key) ?? usual
    if (!act) return
    event.preventDefault()
    act()
  }
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears the focus leave
    <div role="search" className={clsx('relative', className)} onBlur={leave}>
      {isListed && (
        <div aria-hidden className="pointer-events-none absolute inset-x-[-50vw] top-full -z-10 h-dvh bg-scrim" />
      )}
      <SearchInput
        ref={takeUpEarlyText}
        id={SEARCH_FIELD}
        label={t('shell.search')}
        placeholder={t('shell.search')}
        clearLabel={t('shell.searchClear')}
        busy={busy}
        value={terms[active] ?? typed}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        maxLength={120}
        onFocus={open}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onClear={() => {
          type('')
          focusSearch()
        }}
      />
      <Suspense>
        {wasOpened && (
          <Suggestions
            {...{ listId, typed, isOpen, open, close, active, setActive, pressInList }}
            onListed={setListed}
          />
        )}
      </Suspense>
    </div>
  )
}
