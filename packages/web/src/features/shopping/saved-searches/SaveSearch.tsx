import { Bookmark } from 'lucide-react'
import { Suspense } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SAVING, SHOWN_SEARCH } from '../search/list-state.ts'
import type { ProductList } from '../search/list/useProductList.ts'

const ListSearch = partOfBrowser(async () => (await import('./ListSearch.tsx')).ListSearch)

interface SaveSearchProps {
  list: ProductList
  /** True for what the list shows of a saved search, false for the button. */
  isPlace?: boolean
}

/** The button that saves a search, or what a list shows of a saved one: nothing, and no script, without one. */
export function SaveSearch({ list, isPlace }: SaveSearchProps) {
  const { query } = useAddress()
  if (list.scope.promotion !== undefined) return null
  if (!isPlace) return <SaveButton />
  return <Suspense>{(query.has(SAVING) || query.has(SHOWN_SEARCH)) && <ListSearch list={list} />}</Suspense>
}

/** The wish to save stands in the address, so that it outlives a sign-in. A phone shows the sign alone. */
function SaveButton() {
  const t = useText()
  const { change } = useAddress()
  return (
    <Button
      variant="outline"
      className="max-sm:size-11 max-sm:p-0"
      icon={<Bookmark aria-hidden size={18} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={() => change({ [SAVING]: 1 }, { replace: true })}
    >
      <span className="max-sm:sr-only">{t('lists.saveSearch')}</span>
    </Button>
  )
}
