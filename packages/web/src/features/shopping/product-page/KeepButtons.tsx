import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { Bell, Heart, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFavorite } from '../collections/useFavorite.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'

const CollectionDialog = lazyPart(async () => (await import('../collections/CollectionDialog.tsx')).CollectionDialog)
const WantDialog = lazyPart(async () => (await import('../wants/WantDialog.tsx')).WantDialog)

export function KeepButtons({ product }: { product: Product }) {
  const t = useText()
  const session = useSession()
  const signInFirst = useSignInFirst()
  const favorite = useFavorite(product)
  const [open, setOpen] = useState<'collection' | 'want' | null>(null)
  const close = () => setOpen(null)
  const openOr = (dialog: 'collection' | 'want', warning: string) => () =>
    session ? setOpen(dialog) : signInFirst(warning)
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant="outline"
        aria-pressed={favorite?.isFavorite}
        icon={
          <Heart
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className={clsx(favorite?.isFavorite && 'fill-current text-urucum')}
          />
        }
        onClick={favorite?.toggle ?? (() => signInFirst(t('tiles.favoriteLogin')))}
      >
        {t('product.favorite')}
      </Button>
      <Button
        variant="outline"
        icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
        onClick={openOr('collection', t('product.collectionLogin'))}
      >
        {t('product.collection')}
      </Button>
      <Button
        variant="outline"
        className="col-span-2"
        icon={<Bell aria-hidden size={20} strokeWidth={1.75} />}
        onClick={openOr('want', t('product.wantLogin'))}
      >
        {t('product.notifyMe')}
      </Button>
      <Suspense>
        {open === 'collection' && <CollectionDialog product={product} onClose={close} />}
        {open === 'want' && <WantDialog product={product} onClose={close} />}
      </Suspense>
    </div>
  )
}
