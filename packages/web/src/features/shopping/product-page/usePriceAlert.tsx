import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { currentSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import type { FirstLimit } from '../wants/WantForm.tsx'
import { productTexts } from './texts.ts'

const WantDialog = lazyPart(async () => (await import('../wants/WantDialog.tsx')).WantDialog)

/** Returns a function that opens the person's want with a limit, null for none, and the dialog to draw. */
export function usePriceAlert(product: Product) {
  const t = useText()
  const signInFirst = useSignInFirst()
  const [limit, setLimit] = useState<FirstLimit | null>()
  // The session is read at the press: it is known only after hydration, and a change here would draw the page anew.
  const ask = (first: FirstLimit | null) =>
    currentSession() ? setLimit(first) : signInFirst(t(productTexts.wantLogin))
  const dialog = limit !== undefined && (
    <Suspense>
      <WantDialog product={product} limit={limit} onClose={() => setLimit(undefined)} />
    </Suspense>
  )
  return { ask, dialog }
}
