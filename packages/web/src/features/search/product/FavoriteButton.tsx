import { Heart } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useSignInFirst } from './useSignInFirst.ts'

interface FavoriteButtonProps {
  product: { name: string }
  className?: string
}

/** The heart of a tile; favourites belong to an account. */
export function FavoriteButton({ product, className }: FavoriteButtonProps) {
  const t = useText()
  const signInFirst = useSignInFirst()
  return (
    <IconButton
      label={t('product.favoriteNamed', { name: product.name })}
      className={className}
      onClick={() => signInFirst(t('product.favoriteLogin'))}
    >
      <Heart aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
