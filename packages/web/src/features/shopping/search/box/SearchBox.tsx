import { clsx } from 'clsx'
import { type FocusEvent, type KeyboardEvent, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { paths } from '../../../../lib/paths.ts'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { SearchInput } from '../../../../ui/SearchInput.tsx'
import { useCombobox } from '../../../../ui/useCombobox.ts'
import type { Listed } from './Suggestions.tsx'
import { useGame } from '../../../catalogue/catalog/game.ts'
import { focusSearch, SEARCH_FIELD } from './focus-search.ts'
import { searchBoxTexts } from './texts.ts'
import { useSlashKey } from './useSlashKey.ts'
import { useTypedText } from './useTypedText.ts'

const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions)

const nothing: Listed = { terms: [], isListed: false, busy: false }

/** An ARIA combobox over cards, categories and stores. */
export function SearchBox({ className }: { className?: string }) {
  const t = useText()
  const go = useNavigate()
  const { game } = useGame()
  const listId = useId()
  const { typed, setTyped } = useTypedText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [{ terms, isListed, busy }, setListed] = useState(nothing)
  const enterInList = useRef<() => boolean>(null)
  const { active, field, move, startAgain } = useCombobox({
    listId,
    isListed,
    ids: terms.map((_, at) => `${listId}-${at}`),
    ends: 'field',
  })
  useSlashKey()

  const close = () => {
    setOpen(false)
    startAgain()
  }
  const open = () => {
    setOpen(true)
    setWasOpened(true)
  }
  // Text that was typed before the script was loaded is kept.
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
    startAgain()
    open()
  }
  const enter = () => {
    if (enterInList.current?.()) return
    close()
    if (typed.trim()) void go(paths.search(typed.trim(), game?.slug))
  }
  const press = (event: KeyboardEvent) => {
    const act = { Enter: enter, Escape: () => (isOpen ? close() : type('')) }[event.key]
    if (act) act()
    else if (move(event.key)) open()
    else return
    event.preventDefault()
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
        label={t(searchBoxTexts.search)}
        placeholder={t(searchBoxTexts.search)}
        clearLabel={t(siteTexts.searchClear)}
        busy={busy}
        value={terms[active] ?? typed}
        {...field}
        onFocus={open}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onClear={() => {
          type('')
          focusSearch()
        }}
      />
      <Suspense>
        {wasOpened && <Suggestions {...{ listId, typed, isOpen, close, active, enterInList }} onListed={setListed} />}
      </Suspense>
    </div>
  )
}
