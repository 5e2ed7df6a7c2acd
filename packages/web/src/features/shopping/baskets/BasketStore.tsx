import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { CopyNotes } from '../../ground/photos/passports/CopyNotes.tsx'
import { VariantTags } from '../../catalogue/variants/VariantTags.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Money } from '../../../ui/Money.tsx'
import { cartTexts } from '../../orders/cart/texts.ts'
import { basketTexts } from './texts.ts'

interface BasketStoreProps {
  parcel: BestBasket['stores'][number]
  lines: BestBasket['lines']
}

export function BasketStore({ parcel, lines }: BasketStoreProps) {
  const t = useText()
  const { store, items, freight, kept_count: kept } = parcel
  return (
    <li className="panel">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line p-3">
        {store && <Avatar src={store.avatar} name={store.name} size={32} />}
        <span className="min-w-0 flex-1 font-bold">{store?.name ?? t(cartTexts.center)}</span>
        <span className="text-right text-label text-ink-2">
          {freight.free ? t(basketTexts.freeFreight) : t(basketTexts.freight)}{' '}
          {!freight.free && <Money cents={freight.cents} />}
          {freight.parcels > 1 && <> {t(cartTexts.inParcels, { count: freight.parcels })}</>}
          {kept > 0 && <span className="block text-small text-ink-3">{t(basketTexts.withCart, { count: kept })}</span>}
        </span>
      </p>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={`${item.line} ${item.listing_id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
            <Thumb item={item} lines={lines} />
            <div className="min-w-0 flex-1 basis-36">
              <span className="tabular-nums">{item.quantity}×</span> {item.product_name}{' '}
              <span className="text-small whitespace-nowrap text-ink-3 tabular-nums">{item.product_code}</span>
              <VariantTags of={item} />
              <CopyNotes name={item.product_name} of={item} />
            </div>
            <Money cents={item.price_cents * item.quantity} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Another printing than the one that was asked for has another picture, so that the back of its game stands for it. */
function Thumb({ item, lines }: { item: BestBasket['stores'][number]['items'][number]; lines: BestBasket['lines'] }) {
  const asked = lines.find(({ line }) => line === item.line)?.product
  if (!asked) return null
  const isSame = asked.id === item.product_id
  return (
    <span className="w-10 flex-none">
      <CatalogArt product={asked} src={isSame ? undefined : null} decorative sizes="40px" />
    </span>
  )
}
