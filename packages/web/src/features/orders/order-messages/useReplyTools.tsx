import type { SavedReply } from '@bra/contract/orders/order-messages.schemas'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { filledReply } from './filled-reply.ts'

const SavedReplies = lazyPart(async () => (await import('./SavedReplies.tsx')).SavedReplies)
const ReplyDialog = lazyPart(async () => (await import('./ReplyDialog.tsx')).ReplyDialog)

interface ReplyToolsProps {
  /** Id of the store; null if a buyer writes, who keeps no replies. */
  storeId: number | null
  /** Name of the buyer; null if everybody will read the text. */
  name: string | null
  typed: string | undefined
  write: (text: string) => void
}

/** A dialog may not stand inside another form, so it comes apart from the button that opens it. */
export function useReplyTools({ storeId, name, typed = '', write }: ReplyToolsProps) {
  const [edited, setEdited] = useState<Partial<SavedReply> | null>(null)
  if (storeId === null) return { button: null, dialog: null }
  const before = typed.trimEnd()
  const insert = (text: string) => {
    const filled = filledReply(text, name)
    write(before ? `${before}\n\n${filled}` : filled)
  }
  return {
    button: (
      <Suspense>
        <SavedReplies storeId={storeId} typed={typed} onInsert={insert} onEdit={setEdited} />
      </Suspense>
    ),
    dialog: edited && (
      <Suspense>
        <ReplyDialog storeId={storeId} reply={edited} onClose={() => setEdited(null)} />
      </Suspense>
    ),
  }
}
