import { ShoppingCart } from 'lucide-react'
import { useText } from '../../lib/text.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useAddToCart } from './useAddToCart.ts'

interface AddCheapestProps {
  product: { id: number; name: string }
  className?: string
}

/** The cart of a tile: one of the cheapest offer. */
export function AddCheapest({ product, className }: AddCheapestProps) {
  const t = useText()
  const { add, isAdding } = useAddToCart()
  return (
    <IconButton
      label={t('tiles.addNamed', { name: product.name })}
      className={className}
      aria-busy={isAdding || undefined}
      onClick={() => !isAdding && add({ productId: product.id })}
    >
      <ShoppingCart aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
