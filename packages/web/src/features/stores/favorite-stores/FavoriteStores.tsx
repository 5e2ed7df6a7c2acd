import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { storeCardTexts } from '../stores/store-card-texts.ts'
import { StoreRating } from '../stores/StoreRating.tsx'
import { FavoriteStoreButton } from './FavoriteStoreButton.tsx'
import { useFavoriteStores } from './favorite-stores.data.ts'
import { favoriteStoreTexts } from './texts.ts'

export function FavoriteStores() {
  const t = useText()
  const stores = useFavoriteStores()
  if (!stores || stores.length === 0) return null
  return (
    <section aria-labelledby="favorite-stores" className="mb-8">
      <h2 id="favorite-stores" className="mb-3 text-h3">
        {t(favoriteStoreTexts.favorites)}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {stores.map((store) => (
          <li key={store.id} className="panel flex items-center gap-3 p-3">
            <Avatar src={store.avatar} name={store.name} size={48} />
            <div className="min-w-0 flex-1">
              <Link to={paths.store(store.slug)} className={loneLinkStyle}>
                {store.name}
              </Link>
              <p className="flex flex-wrap gap-x-2 text-small text-ink-3">
                <StoreRating store={store} />
                {t(storeCardTexts.cityUf, { city: store.city, uf: store.uf })}
              </p>
            </div>
            <FavoriteStoreButton store={store} />
          </li>
        ))}
      </ul>
    </section>
  )
}
