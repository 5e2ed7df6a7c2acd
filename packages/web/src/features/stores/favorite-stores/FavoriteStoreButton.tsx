import { Heart } from 'lucide-react'
import { complain } from '../../../lib/refusal.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import { useFavoriteStores, useToggleStore } from './favorite-stores.data.ts'

export function FavoriteStoreButton({ store }: { store: { id: number; name: string } }) {
  const t = useText()
  const session = useSession()
  const signInFirst = useSignInFirst()
  const stores = useFavoriteStores()
  const toggle = useToggleStore()
  const isFavorite = stores?.some(({ id }) => id === store.id) ?? false
  // The answer is awaited, because a mutation does not call its callbacks once the row of the store is gone.
  const change = () =>
    void toggle
      .mutateAsync({ body: { store_id: store.id } })
      .then(({ message }) => toast.success(message))
      .catch((error: unknown) => complain(error, t))
  const press = () => (session ? change() : signInFirst(t(tileTexts.favoriteLogin)))
  return (
    <IconButton
      label={t(tileTexts.favoriteNamed, { name: store.name })}
      pressed={toggle.isPending ? !isFavorite : isFavorite}
      onClick={press}
    >
      <Heart aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
