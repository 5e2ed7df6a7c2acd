import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { useText } from '../../../lib/text.tsx'
import { StoreAway } from './StoreAway.tsx'
import { StoreBadges } from './StoreBadges.tsx'
import { StoreBand, StoreSign } from './StoreFront.tsx'
import { StoreRating } from './StoreRating.tsx'

export function StoreBanner({ store }: { store: StoreDetail }) {
  const t = useText()
  return (
    <>
      <header className="panel overflow-hidden">
        <StoreBand store={store} />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 pb-5 sm:px-6">
          <StoreSign store={store} />
          <div className="min-w-0 flex-1 basis-64 sm:pt-3">
            <h1>{store.name}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-label text-ink-2">
              <StoreRating store={store} full />
              {store.reviews_count > 0 && (
                <a href="#avaliacoes" className="rounded-[3px] underline underline-offset-3 hover:text-ink">
                  {t('stores.reviewCount', { count: store.reviews_count })}
                </a>
              )}
              <span>{t('tiles.cityUf', { city: store.city, uf: store.uf })}</span>
              <StoreBadges store={store} />
            </p>
            <p className="mt-3 max-w-[68ch]">{store.description}</p>
          </div>
        </div>
      </header>
      <StoreAway store={store} />
    </>
  )
}
