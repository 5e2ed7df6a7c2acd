import { MOST_SAVED_SEARCHES } from '@bra/contract/shopping/saved-search-limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import { savedSearchesQuery } from './saved-searches.data.ts'
import { savedSearchTexts } from './texts.ts'

export function SavedSearchesTab() {
  const t = useText()
  const searches = useQuery(savedSearchesQuery)
  return (
    <Answer to={searches} waiting={<SkeletonRows rows={4} className="h-24" />}>
      {({ searches: saved }) =>
        saved.length > 0 ? (
          <>
            <p className="mb-4 max-w-[65ch] text-label text-ink-2">
              {t(savedSearchTexts.of, { count: saved.length, most: MOST_SAVED_SEARCHES })}{' '}
              {t(savedSearchTexts.definition)}
            </p>
            <ul aria-labelledby="tab-title" className="panel divide-y divide-line">
              {saved.map((search) => (
                <SavedSearchRow key={search.id} search={search} />
              ))}
            </ul>
          </>
        ) : (
          <EmptyState
            level={3}
            picture="/media/scenes/lantern.svg"
            title={t(savedSearchTexts.empty)}
            action={
              <Link to={paths.cards()} className={buttonStyle('solid')}>
                {t(savedSearchTexts.explore)}
              </Link>
            }
          >
            {t(savedSearchTexts.emptyHint)}
          </EmptyState>
        )
      }
    </Answer>
  )
}
