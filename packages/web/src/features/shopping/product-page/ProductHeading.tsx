import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ElementMark } from '../../../ui/ElementMark.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { productTexts } from './texts.ts'
import { useArrivalFocus } from './useArrivalFocus.ts'

/** Longer names stand smaller, so that they take no more lines. */
const LONG_NAME = 20

/** Name and marks; on a phone the rules text waits behind "Mais", so that it does not push the offers down. */
export function ProductHeading({ product }: { product: ProductDetail }) {
  const { name, text } = product
  const heading = useArrivalFocus(product.id)
  return (
    <header>
      <ProductMarks product={product} numberFrom="md" />
      <h1
        ref={heading}
        tabIndex={-1}
        className={clsx(
          'mt-1.5 wrap-anywhere outline-offset-2',
          name.length > LONG_NAME ? 'text-h3 lg:text-h1' : 'text-h2 lg:text-display',
        )}
      >
        {name}
      </h1>
      <p className="text-small text-ink-3 tabular-nums md:hidden">{printedNumber(product)}</p>
      <EnglishName product={product} className="max-md:hidden" />
      {text && (
        <p className="mt-1 line-clamp-2 max-w-[68ch] text-body text-ink-2 max-md:hidden" title={text}>
          {text}
        </p>
      )}
    </header>
  )
}

interface ProductMarksProps {
  product: ProductDetail
  /** Leaves the number out on a phone, where it has a line of its own. */
  numberFrom?: 'md'
}

export function ProductMarks({ product, numberFrom }: ProductMarksProps) {
  const { rarity, elements } = product
  return (
    <p className="flex flex-wrap gap-2">
      {rarity && <RarityMark rarity={rarity} />}
      <Badge className={numberFrom && 'max-md:hidden'}>{printedNumber(product)}</Badge>
      {elements.map((element) => (
        <ElementMark key={element.slug} slug={element.slug} word={element.name} />
      ))}
    </p>
  )
}

interface EnglishNameProps {
  product: ProductDetail
  className?: string
}

export function EnglishName({ product: { name, name_en }, className }: EnglishNameProps) {
  const t = useText()
  if (!name_en || name_en === name) return null
  return (
    <p lang="en" className={clsx('text-label text-ink-3', className)}>
      <span className="sr-only">{t(productTexts.nameInEnglish)} </span>
      {name_en}
    </p>
  )
}
