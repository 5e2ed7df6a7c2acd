import { Bookmark } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { partOfBrowser } from '../../../../lib/lazy-part.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { SAVING, SHOWN_SEARCH } from '../list-state.ts'
import type { ProductList } from './useProductList.ts'

const ListSearch = partOfBrowser(async () => (await import('../../saved-searches/ListSearch.tsx')).ListSearch)

/** The button that saves a search, and what opens; its script comes with a press, a saved search or after a sign-in. */
export function useSaveSearch(list: ProductList): { saveButton: ReactNode; savedSearch: ReactNode } {
  const t = useText()
  const [query] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  const isSaving = isAsked || query.has(SAVING)
  return {
    saveButton: (
      <Button
        variant="outline"
        className="max-sm:size-11 max-sm:p-0"
        icon={<Bookmark aria-hidden size={18} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <span className="max-sm:sr-only">{t('lists.saveSearch')}</span>
      </Button>
    ),
    savedSearch: (
      <Suspense>
        {(isSaving || query.has(SHOWN_SEARCH)) && (
          <ListSearch list={list} isSaving={isSaving} save={() => setAsked(true)} onSaved={() => setAsked(false)} />
        )}
      </Suspense>
    ),
  }
}
