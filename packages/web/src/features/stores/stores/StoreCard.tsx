import type { OwnCard } from '@bra/contract/stores/stores.schemas'
import { money } from '@bra/contract/trade/format'
import { Clock3, MapPin, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { storeCardTexts } from './store-card-texts.ts'
import { StoreBadges } from './StoreBadges.tsx'
import { StoreRating } from './StoreRating.tsx'

export function StoreCard({ store, level = 2 }: { store: OwnCard; level?: 2 | 3 }) {
  const t = useText()
  const Title = `h${level}` as const
  const facts = [
    { icon: MapPin, text: t(storeCardTexts.cityUf, { city: store.city, uf: store.uf }) },
    { icon: Clock3, text: t(storeCardTexts.postsIn, { count: store.posts_in_days }) },
    ...(store.free_shipping_over_cents === null
      ? []
      : [{ icon: Truck, text: t(storeCardTexts.freeOver, { price: money(store.free_shipping_over_cents) }) }]),
  ]
  return (
    <article className="panel transition-quiet relative flex h-full flex-col gap-4 p-4 hover:border-line-strong has-[a:focus-visible]:border-line-strong">
      <header className="flex items-center gap-3.5">
        <Avatar src={store.avatar} name={store.name} size={72} />
        <div className="min-w-0 flex-1">
          <Title className="text-h3">
            <Link
              to={paths.store(store.slug)}
              className="rounded-[3px] after:absolute after:inset-0 after:rounded-panel"
            >
              {store.name}
            </Link>
          </Title>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
            <StoreRating store={store} />
            <span className="tabular-nums">{t(storeCardTexts.sales, { count: store.sales_count })}</span>
          </p>
        </div>
      </header>
      <ul className="grid gap-1.5 text-label text-ink-2">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden size={16} strokeWidth={2} className="flex-none text-ink-3" />
            {text}
          </li>
        ))}
      </ul>
      <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3 text-label">
        <b className="mr-auto tabular-nums">
          {store.offers_count ? t(tileTexts.offers, { count: store.offers_count }) : t(tileTexts.noOffers)}
        </b>
        <StoreBadges store={store} />
      </footer>
    </article>
  )
}
