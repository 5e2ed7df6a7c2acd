import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { Failed, together } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { BegunSets } from './BegunSets.tsx'
import { readCollection, setsQuery, valueQuery } from './collections.data.ts'
import { CollectionItems } from './CollectionItems.tsx'
import { CollectionWorth } from './CollectionWorth.tsx'

export function CollectionTab() {
  const t = useText()
  const [query] = useSearchParams()
  const value = useQuery(valueQuery)
  const sets = useQuery(setsQuery)
  const both = together(value, sets)
  if (both.error) return <Failed of={both} title={t('collections.failed')} />
  if (!value.data || !sets.data) return <WaitingTab />
  if (value.data.cards === 0) {
    return (
      <EmptyState
        picture="/media/scenes/basket.svg"
        title={t('collections.empty')}
        action={
          <Link to={paths.cards()} className={buttonStyle('solid')}>
            {t('collections.exploreCards')}
          </Link>
        }
      >
        {t('collections.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10">
      <CollectionWorth value={value.data} />
      <BegunSets sets={sets.data.sets} />
      <CollectionItems state={readCollection(query)} sets={sets.data.sets} />
    </div>
  )
}

function WaitingTab() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-4 lg:grid-cols-[20rem_1fr]">
        <Skeleton className="h-56" />
        <Skeleton className="h-[20.5rem]" />
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  )
}
