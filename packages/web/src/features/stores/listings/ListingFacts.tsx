import type { StoreListing } from '@bra/contract/stores/listings.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ConditionTag } from '../../../ui/ConditionTag.tsx'
import { FoilTag } from '../../../ui/FoilTag.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'

const cardCodes = new Set(['M', 'NM', 'SP', 'MP', 'HP', 'D'])

/** Shows the condition in words, with its code if it has one, or the grade. */
export function ListingCondition({ listing }: { listing: StoreListing }) {
  const t = useText()
  const { condition, grade } = listing
  if (grade) return <ConditionTag word={`${grade.company} ${grade.grade}`} />
  return <ConditionTag code={cardCodes.has(condition) ? condition : undefined} word={t(`trade.${condition}`)} />
}

/** Shows language, finish and extras of a copy; sealed goods have none. */
export function ListingMarks({ listing }: { listing: StoreListing }) {
  const t = useText()
  const { finish, extras, product, language } = listing
  if (product.type !== 'tcg') return null
  return (
    <>
      <span>{t(`trade.${language}`)}</span>
      {finish === 'normal' ? <span>{t('trade.normal')}</span> : <FoilTag word={t(`trade.${finish}`)} />}
      {extras.map((extra) => (
        <Badge key={extra}>{t(`trade.${extra}`)}</Badge>
      ))}
    </>
  )
}

export const ListingOrigin = ({ product }: Pick<StoreListing, 'product'>) => (
  <span className="whitespace-nowrap">{printedNumber(product)}</span>
)

export function ListingStock({ listing }: { listing: StoreListing }) {
  const t = useText()
  return <span className="tabular-nums">{t('stores.available', { count: listing.quantity })}</span>
}
