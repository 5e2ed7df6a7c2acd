import { clsx } from 'clsx'
import { type FocusEvent, lazy, Suspense, useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { focusSearch, SEARCH_FIELD } from './focus-search.ts'
import { useSearchBox } from './useSearchBox.ts'

// nobody needs it before the field has the focus
const SuggestionList = lazy(async () => ({ default: (await import('./SuggestionList.tsx')).SuggestionList }))

/** The search of the header: an ARIA combobox over cards, collections and stores. */
export function SearchBox({ className }: { className?: string }) {
  const t = useText()
  const listId = useId()
  const box = useSearchBox()
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && box.close()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears the focus leave
    <div role="search" className={clsx('relative', className)} onBlur={leave}>
      {box.isListed && (
        <div aria-hidden className="pointer-events-none absolute inset-x-[-50vw] top-full -z-10 h-dvh bg-scrim" />
      )}
      <SearchInput
        id={SEARCH_FIELD}
        label={t('shell.search')}
        placeholder={t('shell.search')}
        clearLabel={t('shell.searchClear')}
        busy={box.busy}
        value={box.shown}
        role="combobox"
        aria-expanded={box.isListed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
        maxLength={120}
        onFocus={box.open}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.press}
        onClear={() => {
          box.type('')
          focusSearch()
        }}
      />
      <Suspense>{box.wasOpened && <SuggestionList {...{ listId, ...box }} onForgotten={box.close} />}</Suspense>
    </div>
  )
}
