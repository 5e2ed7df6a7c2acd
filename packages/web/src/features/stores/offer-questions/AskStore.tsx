import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { quietLinkStyle } from '../../../ui/linkStyle.ts'

const AskDialog = lazyPart(async () => (await import('./AskDialog.tsx')).AskDialog)

interface AskStoreProps {
  /** Id of the offer. */
  id: number
  /** Tells the offer from the others of the page: its store, or its product. */
  name: string
  /** "Perguntar" from the texts of the page, so that none are loaded for this alone. */
  word: string
  children?: ReactNode
}

/** Opens what was asked about an offer; all but the word is loaded when it is pressed. */
export function AskStore({ id, name, word, children = word }: AskStoreProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`${word}: ${name}`}
        title={word}
        className={`relative -m-1 flex-none p-1 hover:underline ${quietLinkStyle}`}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Suspense>{isOpen && <AskDialog {...{ id, name }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
