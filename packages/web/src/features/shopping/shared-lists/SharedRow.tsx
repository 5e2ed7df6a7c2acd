import type { SharedCard, SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { ProductThumb } from '../../catalogue/catalog/ProductThumb.tsx'
import { ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { copyInWords } from './shared-words.ts'
import { sharedListTexts } from './texts.ts'

interface SharedRowProps {
  card: SharedCard
  kind: SharedKind
}

export function SharedRow({ card, kind }: SharedRowProps) {
  const t = useText()
  const { product } = card
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <ProductThumb product={product} />
      <div className="min-w-0">
        <h2 className="font-sans text-body font-semibold tracking-normal">
          <Link to={paths.product(product)} className="rounded-[3px] hover:underline">
            {product.name}
          </Link>
        </h2>
        <p className="text-small text-ink-3 tabular-nums">
          {product.categories.name}
          {product.card_number && ` · ${printedNumber(product)}`}
        </p>
        <p className="mt-1 text-label text-ink-2 tabular-nums">{copyInWords(t, card, kind)}</p>
      </div>
      <div className="max-sm:col-start-2 sm:text-right">
        {product.lowest_offer ? (
          <ShownPrice product={product} size="body" />
        ) : (
          <p className="text-small text-ink-3">{t(sharedListTexts.noOffers)}</p>
        )}
      </div>
    </li>
  )
}
