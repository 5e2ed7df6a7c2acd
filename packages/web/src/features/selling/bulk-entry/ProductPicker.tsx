import type { Product } from '@bra/contract/catalog.schemas'
import { clsx } from 'clsx'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../lib/text.tsx'
import { Money } from '../../ui/Money.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProductThumb } from '../collections/ProductThumb.tsx'
import { useSuggestions } from '../search/box/useSuggestions.ts'

/** The first of what is found for what is typed: whoever types fast presses Enter before that is there. */
function useFirst(found: Product[] | null, onPick: (product: Product) => void) {
  const isWaiting = useRef(false)
  const takeFirst = () => {
    isWaiting.current = !found
    if (found?.[0]) onPick(found[0])
  }
  useEffect(() => {
    if (isWaiting.current && found) takeFirst()
  })
  return { takeFirst, stopWaiting: () => void (isWaiting.current = false) }
}

interface ProductPickerProps {
  typed: string
  onType: (typed: string) => void
  onPick: (product: Product) => void
  /** Takes the focus as it comes: whoever offers card after card types on. */
  isNext?: boolean
}

const NONE = -1

/** The catalogue as a field: what is typed is searched, arrows walk, Enter picks. */
export function ProductPicker({ typed, onType: setTyped, onPick, isNext = false }: ProductPickerProps) {
  const t = useText()
  const id = useId()
  const [active, setActive] = useState(NONE)
  const { suggestions, busy, isCurrent } = useSuggestions(typed, true)
  const found = suggestions?.products ?? []
  const { takeFirst, stopWaiting } = useFirst(isCurrent ? found : null, onPick)
  const isListed = Boolean(suggestions)

  // somebody may have typed before the script arrived, when nobody heard the keys
  const takeUpEarlyText = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && input.value !== input.defaultValue) setTyped(input.value)
      if (isNext) input?.focus()
    },
    [isNext, setTyped],
  )
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive(Math.min(active + 1, found.length - 1)),
      ArrowUp: () => setActive(Math.max(active - 1, NONE)),
      Enter: () => (found[active] ? onPick(found[active]) : takeFirst()),
      Escape: () => setTyped(''),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <div>
      <SearchInput
        ref={takeUpEarlyText}
        label={t('entering.search')}
        placeholder={t('entering.search')}
        clearLabel={t('entering.clear')}
        busy={busy}
        value={typed}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={id}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        aria-activedescendant={active >= 0 && found[active] ? `${id}-${active}` : undefined}
        maxLength={120}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(NONE)
          stopWaiting()
        }}
        onKeyDown={press}
        onClear={() => setTyped('')}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-3">
        {t('entering.searchHint')}
      </p>
      <VisuallyHidden live>{isListed ? t('search.suggestionCount', { count: found.length }) : ''}</VisuallyHidden>
      {isListed && found.length === 0 && <p className="mt-3">{t('entering.nothing', { text: typed })}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={t('entering.results')}
        className={clsx('mt-3 grid gap-1', !isListed && 'hidden')}
      >
        {found.map((product, at) => (
          <div
            key={product.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className="flex min-h-16 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 hover:bg-sunken aria-selected:border-mata aria-selected:bg-mata-soft"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(product)}
            onKeyDown={(event) => event.key === 'Enter' && onPick(product)}
          >
            <Found product={product} />
          </div>
        ))}
      </div>
    </div>
  )
}

const Found = ({ product }: { product: Product }) => (
  <>
    <span className="w-9 flex-none [&>span]:w-9">
      <ProductThumb product={product} />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{product.name}</span>
      <span className="block text-label text-ink-2">
        {product.categories.name} {product.card_number}
      </span>
    </span>
    <Money cents={product.price_low} size="label" />
  </>
)
