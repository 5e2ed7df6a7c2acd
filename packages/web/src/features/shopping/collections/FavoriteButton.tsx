import { useText } from '../../../lib/text.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { useFavorite } from './useFavorite.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'

interface FavoriteButtonProps {
  product: { id: number; name: string }
  className?: string
}

export function FavoriteButton({ product, className }: FavoriteButtonProps) {
  const t = useText()
  const signInFirst = useSignInFirst()
  const favorite = useFavorite(product)
  return (
    <IconButton
      label={t(tileTexts.favoriteNamed, { name: product.name })}
      className={className}
      pressed={favorite?.isFavorite}
      onClick={favorite?.toggle ?? (() => signInFirst(t(tileTexts.favoriteLogin)))}
    >
      <Icon name="heart" />
    </IconButton>
  )
}
