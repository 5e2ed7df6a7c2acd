import type { SavedReply } from '@bra/contract/orders/order-messages.schemas'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { toast } from '../../../ui/toast.ts'
import { inboxTexts } from './inbox-texts.ts'
import { repliesQuery, useRemoveReply } from './inbox.data.ts'

interface SavedRepliesProps {
  storeId: number
  typed: string
  onInsert: (text: string) => void
  onEdit: (reply: Partial<SavedReply>) => void
}

/** The focus stays in the message: if it left an empty one, the error would move the button under the pointer. */
const press = { onMouseDown: (event: MouseEvent) => event.preventDefault() }
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function SavedReplies({ storeId, typed, onInsert, onEdit }: SavedRepliesProps) {
  const t = useText()
  const replies = useQuery(repliesQuery(storeId)).data?.replies ?? []
  const remove = useRemoveReply()
  const drop = (id: number) =>
    remove.mutate(
      { params: { id } },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => complain(error, t) },
    )
  return (
    <Popover
      label={t(inboxTexts.replies)}
      trigger={(wiring) => (
        <Button {...wiring} variant="outline" icon={<MessageSquareText {...icon} />} {...press}>
          {t(inboxTexts.replies)}
        </Button>
      )}
    >
      <div className="grid w-72 gap-1">
        {replies.length === 0 && <p className="px-2 pb-2 text-label text-ink-2">{t(inboxTexts.noReplies)}</p>}
        <ul className="max-h-72 overflow-y-auto">
          {replies.map((reply) => (
            <li key={reply.id} className="flex items-center gap-1">
              <button
                {...press}
                type="button"
                title={reply.body}
                className="min-h-11 min-w-0 flex-1 truncate rounded-tag px-2 text-left hover:bg-sunken"
                onClick={(event) => {
                  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                  onInsert(reply.body)
                }}
              >
                {reply.title}
              </button>
              <IconButton
                {...press}
                compact
                label={t(inboxTexts.editReply, { title: reply.title })}
                onClick={() => onEdit(reply)}
              >
                <Pencil {...icon} />
              </IconButton>
              <IconButton
                {...press}
                compact
                label={t(inboxTexts.removeReply, { title: reply.title })}
                disabled={remove.isPending}
                onClick={() => drop(reply.id)}
              >
                <Trash2 {...icon} />
              </IconButton>
            </li>
          ))}
        </ul>
        <Button {...press} variant="tonal" icon={<Plus {...icon} />} onClick={() => onEdit({ body: typed })}>
          {t(inboxTexts.newReply)}
        </Button>
      </div>
    </Popover>
  )
}
