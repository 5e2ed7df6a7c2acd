import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { TileBand } from '../../../ui/TileBand.tsx'
import { storeCardTexts } from './store-card-texts.ts'
import { StoreAway } from './StoreAway.tsx'
import { StoreBadges } from './StoreBadges.tsx'
import { StoreFigures } from './StoreFigures.tsx'
import { StoreBand } from './StoreFront.tsx'
import { StoreRating } from './StoreRating.tsx'
import { storeTexts } from './texts.ts'

interface StoreBannerProps {
  store: StoreDetail
  children?: ReactNode
}

/** The banner takes so little room that the stock of the store is on the first screen. */
export function StoreBanner({ store, children }: StoreBannerProps) {
  const t = useText()
  return (
    <>
      <header className="panel overflow-hidden">
        {store.banner ? <StoreBand store={store} /> : <TileBand seed={store.id} tile={24} />}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
          <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
            <Avatar src={store.avatar} name={store.name} size={72} />
            <div className="min-w-0">
              <div className="flex items-center gap-1">
                <h1 className="min-w-0 text-h2 wrap-anywhere">{store.name}</h1>
                {children}
              </div>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-2">
                <StoreRating store={store} />
                {store.reviews_count > 0 && (
                  <a href="#avaliacoes" className="rounded-[3px] underline underline-offset-3 hover:text-ink">
                    {t(storeTexts.reviewCount, { count: store.reviews_count })}
                  </a>
                )}
                <span>{t(storeCardTexts.cityUf, { city: store.city, uf: store.uf })}</span>
                <StoreBadges store={store} />
              </p>
            </div>
          </div>
          <StoreFigures store={store} />
        </div>
      </header>
      <StoreAway store={store} />
    </>
  )
}
