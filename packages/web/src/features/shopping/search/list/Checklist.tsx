import { shownOffer } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import { PageLink } from '../../../../lib/PageLink.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { RarityMark } from '../../../../ui/Marks.tsx'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { CatalogArt } from '../../../catalogue/catalog/CatalogArt.tsx'
import { printedNumber } from '../../../catalogue/catalog/printed-number.ts'
import { ShortPrice } from '../../../catalogue/catalog/ShownPrice.tsx'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import { AddShown } from '../../../orders/cart/AddShown.tsx'
import { FavoriteButton } from '../../collections/FavoriteButton.tsx'
import { ChecklistHeads } from './ChecklistHeads.tsx'
import { CardPreview } from './CardPreview.tsx'
import { checklistColumns } from './checklist-columns.ts'
import { itemId } from './item-id.ts'
import { listTexts } from './texts.ts'
import type { ProductList } from './useProductList.ts'

/** The browser skips the layout of lines that are out of sight. */
export function Checklist({ list, label }: { list: ProductList; label: string }) {
  const rows = useRef<HTMLUListElement>(null)
  const { products, total, awaited, isStale } = list
  if (total === undefined) return <SkeletonRows rows={24} className="h-18" />
  return (
    <div className={clsx('panel overflow-clip', isStale && 'opacity-60')}>
      <ChecklistHeads list={list} />
      <ul ref={rows} aria-label={label} aria-busy={isStale || awaited > 0}>
        {products.map((product) => (
          <li
            key={product.id}
            id={itemId(product.id)}
            className="border-t border-line [contain-intrinsic-height:auto_4.5rem] [content-visibility:auto] max-sm:first:border-t-0"
          >
            <ChecklistRow product={product} />
          </li>
        ))}
      </ul>
      <CardPreview rows={rows} products={products} />
      {awaited > 0 && <SkeletonRows rows={12} className="h-18" />}
    </div>
  )
}

const ChecklistRow = memo(function Row({ product }: { product: ProductList['products'][number] }) {
  const t = useText()
  const { name, categories, rarity, offers } = product
  const shown = shownOffer(product)
  return (
    <div className={clsx(checklistColumns, 'relative isolate min-h-18 py-2 text-label hover:bg-sunken')}>
      <span data-thumb className="max-sm:row-span-2">
        <CatalogArt product={product} decorative sizes="40px" />
      </span>
      <span className="min-w-0">
        <PageLink
          to={paths.product(product)}
          className="block truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
        >
          {name}
        </PageLink>
        <span className="flex gap-x-1.5 text-small text-ink-3">
          <span className="truncate">{categories.name}</span>
          {product.card_number && <span className="whitespace-nowrap">· {printedNumber(product)}</span>}
          {rarity && (
            <span className="flex-none max-md:hidden">
              <RarityMark rarity={rarity} plain />
            </span>
          )}
        </span>
      </span>
      <span className="text-right text-ink-3 tabular-nums max-sm:hidden">
        {offers > 0 ? t(tileTexts.offers, { count: offers }) : t(tileTexts.noOffer)}
      </span>
      <span className="tabular-nums max-sm:col-start-2 max-sm:row-start-2 sm:text-right">
        {shown ? <ShortPrice brief product={product} /> : <span className="text-ink-3">{t(listTexts.noPrice)}</span>}
      </span>
      <span className="-mr-2 flex justify-end max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
        <FavoriteButton product={product} />
        {shown && <AddShown name={name} offer={shown} />}
      </span>
    </div>
  )
})
