import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.tsx'
import { paths } from '../../../lib/paths.ts'
import { CardThumb } from '../../../ui/CardThumb.tsx'
import { GameBack } from '../../catalogue/catalog/GameBack.tsx'
import { cellTexts } from './cell-texts.ts'
import { useCalm } from './scroll-pace.ts'

export function ListingName({ row: { product, lacks_passport: lacksPassport } }: { row: OwnListing }) {
  const t = useText()
  const isCalm = useCalm()
  const number = product.card_number ?? product.code
  return (
    <>
      <span className="w-6.5 flex-none in-data-[density=comfortable]:w-8.5">
        {isCalm ? (
          <CardThumb src={product.image} back={<GameBack game={product.category.business} />} />
        ) : (
          <span className="block aspect-[63/88] rounded-card bg-sunken" />
        )}
      </span>
      {lacksPassport && (
        <span role="img" aria-label={t(cellTexts.lacksPassport)} title={t(cellTexts.lacksPassport)}>
          <ShieldAlert aria-hidden size={16} strokeWidth={2} className="text-buriti" />
        </span>
      )}
      <span className="min-w-0">
        <Link
          to={paths.product(product)}
          tabIndex={-1}
          title={product.name}
          className="block truncate font-semibold hover:underline"
        >
          {product.name}
        </Link>
        <span className="block truncate text-caption text-ink-3">
          {number} · {product.category.name}
        </span>
      </span>
    </>
  )
}
