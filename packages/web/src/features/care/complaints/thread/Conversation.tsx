import { complaints } from '@bra/contract/care/complaints'
import type { Complaint, ComplaintMessage } from '@bra/contract/care/complaints.schemas'
import { photosOfPassport } from '@bra/contract/ground/passports'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { useCommand } from '../../../../lib/command.ts'
import { useEnv } from '../../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { messageTexts } from '../../../orders/order-messages/texts.ts'
import { complaintQuery } from '../complaints.data.ts'
import { PhotoLinks } from './PhotoRow.tsx'
import { complaintThreadTexts } from './texts.ts'
import { WriteForm } from './WriteForm.tsx'

export function Conversation({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const title = useId()
  const { messages, blocked_by: blockedBy, actions } = complaint
  const canWrite = complaint.you === 'operator' ? complaint.state !== 'closed' : actions.includes('write')
  useReading(complaint)
  const end = useRef<HTMLLIElement>(null)
  const count = messages.length
  const framed = complaint.lines.flatMap(({ received }) => photosOfPassport(received))
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: end.current.offsetTop })
  }, [count])
  return (
    <section aria-labelledby={title} className="panel">
      <h2 id={title} className="px-4 pt-4 text-h3 sm:px-5">
        {t(complaintThreadTexts.talk)}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by the keyboard */}
      <ol
        aria-label={t(complaintThreadTexts.talk)}
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by the keyboard
        tabIndex={0}
        className="relative grid max-h-128 gap-4 overflow-y-auto p-4 sm:px-5"
      >
        {messages.map((message, at) => (
          <li key={message.id} ref={at === count - 1 ? end : undefined}>
            <Message message={without(framed, message)} you={complaint.you} />
          </li>
        ))}
      </ol>
      {blockedBy && (
        <p className="border-t border-line p-4 text-ink-2 sm:px-5">
          {t(
            blockedBy === complaint.you
              ? complaintThreadTexts.blockedByYou
              : complaintThreadTexts[`blockedBy_${blockedBy}`],
          )}
        </p>
      )}
      {canWrite && <WriteForm complaint={complaint} />}
    </section>
  )
}

/** Photos that stand in their frames above are not shown again. */
const without = (framed: string[], { photos, ...message }: ComplaintMessage) => ({
  ...message,
  photos: photos.filter((photo) => !framed.includes(photo)),
})

/** Own messages stand at the right; sender and time are also in words. */
function Message({ message, you }: { message: ComplaintMessage; you: Complaint['you'] }) {
  const { t, visit } = useEnv()
  const { by, name, body, photos, at, read_at: readAt } = message
  const isOwn = by === you
  return (
    <div
      className={clsx(
        'grid w-fit max-w-[min(52ch,90%)] gap-2 rounded-panel px-4 py-2.5',
        isOwn
          ? 'ml-auto bg-mata-soft text-on-mata-soft'
          : by === 'operator'
            ? 'bg-anil-soft text-on-anil-soft'
            : 'bg-sunken',
      )}
    >
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      {photos.length > 0 && <PhotoLinks name={name} photos={photos} className="aspect-square w-full" />}
      <p className="text-small tabular-nums">
        {isOwn ? t(messageTexts.you) : by === 'operator' ? t(siteTexts.brand) : name} ·{' '}
        <time dateTime={at}>{moment(at, visit.language)}</time>
        {isOwn && readAt && ` · ${t(messageTexts.read)}`}
      </p>
    </div>
  )
}

function useReading({ id, you, unread }: Complaint) {
  const queries = useQueryClient()
  const { mutate } = useCommand(complaints.read, {
    onSuccess: ({ result }) => queries.setQueryData(complaintQuery(you, id).queryKey, result),
  })
  useEffect(() => {
    if (you !== 'operator' && unread > 0 && !document.hidden) mutate({ params: { id } })
  }, [you, unread, mutate, id])
}
