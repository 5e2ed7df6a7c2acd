import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { type OfferCondition, shownOffer } from '@bra/contract/trade/trade'
import { money } from '@bra/contract/trade/format'
import { clsx } from 'clsx'
import { Bell, Heart, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { useFavorite } from '../collections/useFavorite.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import { useStandard } from '../../prices/standards/standard.ts'
import type { FirstLimit } from '../wants/WantForm.tsx'
import { alertPrice } from './alert-price.ts'
import { productTexts } from './texts.ts'

const CollectionDialog = lazyPart(async () => (await import('../collections/CollectionDialog.tsx')).CollectionDialog)

interface KeepButtonsProps {
  product: Product
  onAlert: (limit: FirstLimit | null) => void
}

export function KeepButtons({ product, onAlert }: KeepButtonsProps) {
  const t = useText()
  const session = useSession()
  const signInFirst = useSignInFirst()
  const favorite = useFavorite(product)
  const isFavorite = favorite?.isFavorite ?? false
  const [isOpen, setOpen] = useState(false)
  const { isChosen } = useStandard()
  const shown = shownOffer(product)
  const first = shown && {
    cents: alertPrice(shown.price_cents),
    isChosen: false,
    // a want without a condition follows the standard that the person chose, its languages included
    ...(!isChosen && { condition: leastOf(shown.condition) }),
  }
  return (
    <div className="grid grid-cols-3 gap-2 lg:grid-cols-2 [&>button]:max-sm:gap-1.5 [&>button]:max-sm:px-2 [&>button]:max-sm:text-label [&>button_svg]:max-[359px]:hidden">
      <Button
        variant="outline"
        icon={
          <Heart aria-hidden size={20} strokeWidth={1.75} className={clsx(isFavorite && 'fill-current text-urucum')} />
        }
        onClick={favorite?.toggle ?? (() => signInFirst(t(tileTexts.favoriteLogin)))}
      >
        {t(isFavorite ? productTexts.favorited : productTexts.favorite)}
      </Button>
      <Button
        variant="outline"
        icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => (session ? setOpen(true) : signInFirst(t(productTexts.collectionLogin)))}
      >
        {t(productTexts.collection)}
      </Button>
      <Button
        variant="outline"
        className="lg:col-span-2 lg:border-transparent!"
        icon={<Bell aria-hidden size={20} strokeWidth={1.75} className="flex-none" />}
        onClick={() => onAlert(first)}
      >
        <span>
          {t(productTexts.notifyMe)}
          {first && <span className="max-lg:sr-only">{t(productTexts.alertBelow, { price: money(first.cents) })}</span>}
        </span>
      </Button>
      <Suspense>{isOpen && <CollectionDialog product={product} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

/** A price of a mint copy is one for near mint ones too. */
const leastOf = (condition: OfferCondition) => (condition === 'M' ? 'NM' : condition)
