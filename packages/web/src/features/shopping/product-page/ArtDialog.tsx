import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { useText } from '../../../lib/text.tsx'
import { CardArt } from '../../../ui/CardArt.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { GoodArt } from '../../../ui/GoodArt.tsx'
import { wholeArt } from '../../catalogue/catalog/art-address.ts'

interface ArtDialogProps {
  product: Product
  image: string | undefined
  onClose: () => void
}

/** Shows the vector drawing, sharp at any size. */
export function ArtDialog({ product, image, onClose }: ArtDialogProps) {
  const t = useText()
  const art = { src: image && wholeArt(image), name: product.name }
  return (
    <Dialog open wide onClose={onClose} title={product.name} closeLabel={t('shell.close')}>
      {product.type === 'tcg' ? (
        <CardArt {...art} className="mx-auto max-w-[min(100%,calc(min(100dvh-11rem,37rem)*63/88))]" />
      ) : (
        <GoodArt {...art} className="mx-auto max-w-[min(100%,100dvh-11rem,37rem)]" />
      )}
    </Dialog>
  )
}
