import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { date } from '@bra/contract/trade/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import type { Priority } from '../../../ui/priority.ts'
import { cardsOf } from './cards-of.ts'
import { CollectionSeal } from './CollectionSeal.tsx'
import { tileTexts } from './tile-texts.ts'

interface CollectionCardProps {
  collection: Category
  level: 2 | 3
  priority?: Priority
  children?: ReactNode
}

export function CollectionCard({ collection, level, priority, children }: CollectionCardProps) {
  const t = useText()
  const Title = `h${level}` as const
  return (
    <article className="panel transition-quiet relative flex h-full items-start gap-4 p-4 hover:border-line-strong">
      <CollectionSeal collection={collection} priority={priority} />
      <div className="min-w-0 flex-1">
        <p className="text-small font-bold text-ink-3">{collection.code}</p>
        <Title className="text-lead">
          <Link
            to={paths.category(collection)}
            className="rounded-[3px] after:absolute after:inset-0 after:rounded-panel"
          >
            {collection.name}
          </Link>
        </Title>
        <p className="mt-1 text-label text-ink-2 tabular-nums">
          {cardsOf(t, collection)}
          {collection.release_date && <> · {date(collection.release_date)}</>}
        </p>
        <p className="mt-2 text-label font-semibold tabular-nums">
          {collection.offers_count ? t(tileTexts.offers, { count: collection.offers_count }) : t(tileTexts.noOffers)}
        </p>
        {children}
      </div>
    </article>
  )
}
