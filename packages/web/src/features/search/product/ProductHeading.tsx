import type { ProductDetail } from '@bra/contract/catalog.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ElementMark, RarityMark } from '../../../ui/Marks.tsx'
import { printedNumber } from '../../catalog/printed-number.ts'

/** What a product is, in one glance: rarity, number, elements, name and what it does. */
export function ProductHeading({ product, level = 1 }: { product: ProductDetail; level?: 1 | 3 }) {
  const t = useText()
  const Title = `h${level}` as const
  const { rarity, elements, name, name_en, text } = product
  return (
    <header>
      <p className="flex flex-wrap gap-2">
        {rarity && <RarityMark slug={rarity.slug} word={rarity.name} />}
        <Badge>{printedNumber(product)}</Badge>
        {elements.map((element) => (
          <ElementMark key={element.slug} slug={element.slug} word={element.name} />
        ))}
      </p>
      <Title className={level === 1 ? 'mt-3 text-h1 sm:text-display' : 'mt-2 text-h2'}>{name}</Title>
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
