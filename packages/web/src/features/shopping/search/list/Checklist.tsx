import { shownOffer } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { RarityMark } from '../../../../ui/Marks.tsx'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { ShortPrice } from '../../../catalogue/catalog/ShownPrice.tsx'
import { itemId } from './item-id.ts'
import type { ProductList } from './useProductList.ts'

const columns =
  'grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_7rem_6rem_10rem]'

/** One line per card; the layout of lines out of sight is skipped. */
export function Checklist({ list, label }: { list: ProductList; label: string }) {
  const t = useText()
  const { products, total, awaited, isStale } = list
  if (total === undefined) return <SkeletonRows rows={24} className="h-10" />
  return (
    <div className={clsx('panel overflow-hidden', isStale && 'opacity-60')}>
      <p aria-hidden className={clsx(columns, 'bg-sunken py-2 text-small font-semibold text-ink-2')}>
        <span>{t('lists.number')}</span>
        <span>{t('lists.card')}</span>
        <span className="max-sm:hidden">{t('lists.rarity')}</span>
        <span className="text-right max-sm:hidden">{t('lists.supply')}</span>
        <span className="text-right">{t('lists.from')}</span>
      </p>
      <ul aria-label={label} aria-busy={isStale || awaited > 0}>
        {products.map((product) => (
          <li
            key={product.id}
            id={itemId(product.id)}
            className="border-t border-line [contain-intrinsic-height:auto_2.75rem] [content-visibility:auto]"
          >
            <ChecklistRow product={product} />
          </li>
        ))}
      </ul>
      {awaited > 0 && <SkeletonRows rows={12} className="h-10" />}
    </div>
  )
}

function ChecklistRow({ product }: { product: ProductList['products'][number] }) {
  const t = useText()
  const { name, categories, card_number, rarity, offers } = product
  return (
    <Link
      to={paths.product(product)}
      className={clsx(columns, 'min-h-11 -outline-offset-2 text-label hover:bg-sunken')}
    >
      <span className="text-ink-3 tabular-nums">
        {categories.code} {card_number}
      </span>
      <span className="truncate font-semibold">{name}</span>
      <span className="text-ink-2 max-sm:hidden">{rarity && <RarityMark rarity={rarity} plain />}</span>
      <span className="text-right text-ink-3 tabular-nums max-sm:hidden">
        {offers > 0 ? t('lists.offers', { count: offers }) : t('lists.noOffer')}
      </span>
      <span className="text-right font-semibold tabular-nums">
        {shownOffer(product) ? (
          <ShortPrice product={product} />
        ) : (
          <span className="font-normal text-ink-3">{t('lists.noPrice')}</span>
        )}
      </span>
    </Link>
  )
}
