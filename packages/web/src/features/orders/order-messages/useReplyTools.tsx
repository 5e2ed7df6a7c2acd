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
  /** What the field holds; an empty field has no value. */
  typed: string | undefined
  /** Replaces what the field holds, and gives it the focus. */
  write: (text: string) => void
}

/** The button that puts a kept reply into a field, and the dialog of a reply, which may not stand in the same form. */
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
