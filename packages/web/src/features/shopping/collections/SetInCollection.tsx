import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { ListButton } from '../baskets/ListButton.tsx'
import { lackedCards } from '../baskets/list-readers.ts'
import { binderTexts } from './binder-texts.ts'
import { lackedOf, setsQuery } from './collections.data.ts'
import { partsOf } from './set-parts.ts'
import { collectionTexts } from './texts.ts'

export function SetInCollection({ id }: { id: number }) {
  const t = useText()
  const { data } = useQuery(setsQuery)
  const set = data?.sets.find(({ category }) => category.id === id)
  if (!set) return null
  const { printed, extras } = partsOf(set)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:mt-2">
      <p className="font-semibold tabular-nums">
        {t(collectionTexts.youOwn, printed)}
        {extras.count > 0 && ` · ${t(collectionTexts.youOwnExtras, extras)}`}
      </p>
      <Link to={paths.binder(id)} className={`${loneLinkStyle} py-2 text-label`}>
        {t(binderTexts.binder)}
      </Link>
      {set.missing > 0 && (
        <>
          <Link to={lackedOf(id)} className={`${loneLinkStyle} py-2 text-label`}>
            {t(collectionTexts.seeLacked)}
          </Link>
          <ListButton read={lackedCards(id)} count={set.missing}>
            {t(collectionTexts.buyLacked)}
          </ListButton>
        </>
      )}
    </div>
  )
}
