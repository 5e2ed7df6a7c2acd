import type { CartGroup } from '@bra/contract/orders/cart.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Money } from '../../../ui/Money.tsx'
import { storeCardTexts } from '../../stores/stores/store-card-texts.ts'
import { StoreRating } from '../../stores/stores/StoreRating.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { FreightChoice } from './FreightChoice.tsx'
import { cartTexts } from './texts.ts'

export function CartGroupPanel({ group, hasCep }: { group: CartGroup; hasCep: boolean }) {
  const t = useText()
  const name = group.store?.name ?? t(cartTexts.center)
  return (
    <section aria-label={t(cartTexts.packageOf, { store: name })} className="panel">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-4">
        {group.store ? <StoreTop store={group.store} /> : <CenterTop />}
      </header>
      <ul className="divide-y divide-line">
        {group.lines.map((line) => (
          <CartLineRow key={`${line.id} ${line.bra_center}`} line={line} />
        ))}
      </ul>
      {group.count > 0 && (
        <footer className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-line p-4">
          <FreightChoice group={group} name={name} hasCep={hasCep} />
          <p className="ml-auto text-right md:mr-15">
            <span className="block text-label text-ink-3">{t(cartTexts.subtotal)}</span>
            <Money cents={group.goods_cents + (group.freight_cents ?? 0)} size="large" />
          </p>
        </footer>
      )}
    </section>
  )
}

function StoreTop({ store }: { store: NonNullable<CartGroup['store']> }) {
  const t = useText()
  return (
    <>
      <Avatar src={store.avatar} name={store.name} size={36} />
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-input font-bold tracking-normal">
          <Link to={paths.store(store.slug)} className="rounded-[3px] hover:underline">
            {store.name}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-2 text-small text-ink-3">
          <StoreRating store={store} />
          <span>
            {store.city}, {store.uf}
          </span>
          <span>{t(storeCardTexts.postsIn, { count: store.posts_in_days })}</span>
        </p>
      </div>
    </>
  )
}

function CenterTop() {
  const t = useText()
  return (
    <>
      <h2 className="font-sans text-input font-bold tracking-normal">
        <Badge tone="ipe" className="text-body">
          {t(cartTexts.center)}
        </Badge>
      </h2>
      <p className="text-label text-ink-2">{t(cartTexts.centerHint)}</p>
    </>
  )
}
