import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { optionProps } from '../../../ui/OptionGroups.tsx'
import { useCombobox } from '../../../ui/useCombobox.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { ProductThumb } from '../../catalogue/catalog/ProductThumb.tsx'
import { searchBoxTexts } from '../../shopping/search/box/texts.ts'
import { useSuggestions } from '../../shopping/search/box/useSuggestions.ts'
import { offerFormTexts } from './offer-form-texts.ts'

/** If Enter is pressed before the results are there, the first is picked as soon as they arrive. */
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
  /** Takes the focus when it appears, for stores that offer one card after another. */
  isNext?: boolean
}

export function ProductPicker({ typed, onType: setTyped, onPick, isNext = false }: ProductPickerProps) {
  const t = useText()
  const id = useId()
  const { suggestions, busy, isCurrent } = useSuggestions(typed, true)
  const found = suggestions?.products ?? []
  const { takeFirst, stopWaiting } = useFirst(isCurrent ? found : null, onPick)
  const isListed = Boolean(suggestions)
  const ids = found.map((_, at) => `${id}-${at}`)
  const { active, field, move, startAgain } = useCombobox({ listId: id, isListed, ids, ends: 'stop' })

  // Takes over text that was typed before the script was loaded.
  const takeUpEarlyText = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && input.value !== input.defaultValue) setTyped(input.value)
      if (isNext) input?.focus()
    },
    [isNext, setTyped],
  )
  const press = (event: KeyboardEvent) => {
    const enter = () => (found[active] ? onPick(found[active]) : takeFirst())
    const act = { Enter: enter, Escape: () => setTyped('') }[event.key]
    if (act) act()
    else if (!move(event.key)) return
    event.preventDefault()
  }
  return (
    <div>
      <SearchInput
        ref={takeUpEarlyText}
        label={t(offerFormTexts.search)}
        placeholder={t(offerFormTexts.search)}
        clearLabel={t(offerFormTexts.clear)}
        busy={busy}
        value={typed}
        {...field}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setTyped(event.target.value)
          startAgain()
          stopWaiting()
        }}
        onKeyDown={press}
        onClear={() => setTyped('')}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-3">
        {t(offerFormTexts.searchHint)}
      </p>
      <VisuallyHidden live>{isListed ? t(searchBoxTexts.suggestionCount, { count: found.length }) : ''}</VisuallyHidden>
      {isListed && found.length === 0 && <p className="mt-3">{t(offerFormTexts.nothing, { text: typed })}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={t(offerFormTexts.results)}
        className={clsx('mt-3 grid gap-1', !isListed && 'hidden')}
      >
        {found.map((product, at) => (
          <div
            key={product.id}
            {...optionProps(ids[at]!, at === active, () => onPick(product))}
            className="flex min-h-16 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 hover:bg-sunken aria-selected:border-mata aria-selected:bg-mata-soft"
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
        {product.rarity && ` · ${product.rarity.name}`}
      </span>
    </span>
    <Money cents={product.price_low} size="label" />
  </>
)
