import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { wholeArt } from '../../catalogue/catalog/art-address.ts'

interface ArtDialogProps {
  product: Product
  /** Null shows the back that all cards of the game have. */
  image: string | null | undefined
  onClose: () => void
}

/** Shows the vector drawing, sharp at any size. */
export function ArtDialog({ product, image, onClose }: ArtDialogProps) {
  const t = useText()
  const isCard = product.type === 'tcg'
  return (
    <Dialog open wide onClose={onClose} title={product.name} closeLabel={t(siteTexts.close)}>
      <CatalogArt
        product={product}
        src={image && wholeArt(image)}
        className={clsx(
          'mx-auto',
          isCard ? 'max-w-[min(100%,calc(min(100dvh-11rem,37rem)*63/88))]' : 'max-w-[min(100%,100dvh-11rem,37rem)]',
        )}
      />
    </Dialog>
  )
}
