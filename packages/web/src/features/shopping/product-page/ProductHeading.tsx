import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ElementMark } from '../../../ui/ElementMark.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'

interface ProductHeadingProps {
  product: ProductDetail
  /** True if the name already stands elsewhere, such as in the title of a dialog. */
  nameless?: boolean
}

export function ProductHeading({ product, nameless }: ProductHeadingProps) {
  const t = useText()
  const { rarity, elements, name, name_en, text } = product
  return (
    <header>
      <p className="flex flex-wrap gap-2">
        {rarity && <RarityMark rarity={rarity} />}
        <Badge>{printedNumber(product)}</Badge>
        {elements.map((element) => (
          <ElementMark key={element.slug} slug={element.slug} word={element.name} />
        ))}
      </p>
      {!nameless && <h1 className="mt-3 text-h1 sm:text-display">{name}</h1>}
      {name_en && name_en !== name && (
        <p lang="en" className="text-label text-ink-3">
          <span className="sr-only">{t('product.nameInEnglish')} </span>
          {name_en}
        </p>
      )}
      {text && <p className="mt-2 max-w-[68ch] text-input text-ink-2">{text}</p>}
    </header>
  )
}
