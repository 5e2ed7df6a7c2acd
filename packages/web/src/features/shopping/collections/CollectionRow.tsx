import { MOST_COPIES } from '@bra/contract/trade/limits'
import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { CollectionEntry, CollectionItem } from '@bra/contract/shopping/collections.schemas'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { useUndoable } from '../../../lib/useUndoable.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Switch } from '../../../ui/choices.tsx'
import { ConditionTag } from '../../../ui/ConditionTag.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { OfferCopies } from './OfferCopies.tsx'
import { useAddToCollection, useChangeItem, useRemoveItem } from './collections.data.ts'
import { ProductThumb } from '../../catalogue/catalog/ProductThumb.tsx'
import { collectionTexts } from './texts.ts'

const row =
  'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 md:grid-cols-[3.5rem_minmax(0,1fr)_auto] md:items-center'

export function CollectionRow({ entry: { product, item } }: { entry: CollectionEntry }) {
  return (
    <li className={row}>
      <ProductThumb product={product} isMissing={!item} />
      <div className="min-w-0">
        <h3 className="font-sans text-body font-semibold tracking-normal">
          <Link to={paths.product(product)} className="rounded-[3px] hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="text-small text-ink-3 tabular-nums">{printedNumber(product)}</p>
        {item && <Variant item={item} />}
      </div>
      {item ? <Copies product={product} item={item} /> : <Missing product={product} />}
    </li>
  )
}

function Variant({ item }: { item: CollectionItem }) {
  const t = useText()
  const { condition, language, finish, extras } = item
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
      <ConditionTag code={condition} word={t(tradeTexts[condition])} />
      <span>
        {[t(tradeTexts[language]), t(tradeTexts[finish]), ...extras.map((extra) => t(tradeTexts[extra]))].join(' · ')}
      </span>
      {item.in_own_store && <Badge tone="mata">{t(collectionTexts.inOwnStore)}</Badge>}
    </p>
  )
}

function Copies({ product, item }: { product: Product; item: CollectionItem }) {
  const t = useText()
  const change = useChangeItem(item)
  const { name } = product
  const wanted = change.isPending ? change.variables : {}
  const put = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, { onError: (error) => complain(error, t) })
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-1">
      <p className="min-w-24 flex-1 md:text-right">
        {item.value_cents === null ? (
          <span className="text-label text-ink-3">{t(collectionTexts.noValue)}</span>
        ) : (
          <>
            <Money cents={item.value_cents} size="body" className="block" />
            <span className="text-small text-ink-3">{t(collectionTexts.each)}</span>
          </>
        )}
      </p>
      <QuantityStepper
        value={wanted.quantity ?? item.quantity}
        max={MOST_COPIES}
        label={t(collectionTexts.quantityOf, { name })}
        decreaseLabel={t(collectionTexts.fewer)}
        increaseLabel={t(collectionTexts.more)}
        maxReason={t(collectionTexts.mostCopies)}
        onChange={(quantity) => put({ quantity })}
      />
      <Switch
        checked={wanted.for_sale ?? item.for_sale}
        aria-label={t(collectionTexts.forSaleOf, { name })}
        onChange={(event) => put({ for_sale: event.target.checked })}
      >
        {t(collectionTexts.forSale)}
      </Switch>
      <OfferCopies entry={{ product, item }} />
      <RemoveButton product={product} item={item} />
    </div>
  )
}

function RemoveButton({ product: { name }, item }: { product: Product; item: CollectionItem }) {
  const t = useText()
  const remove = useRemoveItem()
  const add = useAddToCollection()
  const undoable = useUndoable()
  const { id, in_own_store: _own, added_at: _at, value_cents: _value, valued_by: _by, ...again } = item
  const press = () =>
    undoable({
      run: () => remove.mutateAsync({ params: { id } }),
      undo: () => add.mutateAsync({ body: again }),
      said: t(collectionTexts.removed, { name }),
      undoLabel: t(collectionTexts.undo),
    })
  return (
    <IconButton
      label={t(collectionTexts.remove, { name })}
      onClick={press}
      aria-disabled={remove.isPending || undefined}
    >
      <Trash2 aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}

function Missing({ product }: { product: Product }) {
  const t = useText()
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-1">
      <p className="min-w-24 flex-1 text-small text-ink-3 md:text-right">
        {product.lowest_offer ? <ShownPrice product={product} size="body" /> : t(collectionTexts.noOffers)}
      </p>
      <Link
        to={paths.product(product)}
        className={buttonStyle('outline', 'small')}
        aria-label={t(collectionTexts.seeOffersOf, { name: product.name })}
      >
        {t(collectionTexts.seeOffers)}
      </Link>
    </div>
  )
}
