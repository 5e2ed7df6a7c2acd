import { orderMessages } from '@bra/contract/orders/order-messages'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { Failed } from '../../../lib/Answer.tsx'
import { useCommand } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { MessageForm } from './MessageForm.tsx'
import { MessageItem } from './MessageItem.tsx'
import { threadQuery, useThreadNews } from './order-messages.data.ts'
import { messageTexts } from './texts.ts'

interface OrderThreadProps {
  id: number
  /** Id of the store, if the store reads the thread. */
  storeId?: number | null
  className?: string
  begins?: boolean
}

export function OrderThread({ id, storeId = null, className = 'panel', begins }: OrderThreadProps) {
  const t = useText()
  const title = useId()
  const thread = useQuery({ ...threadQuery(id), refetchOnWindowFocus: true })
  const { data, error } = thread
  useThreadNews(id, storeId)
  useReading(id, data?.unread ?? 0)
  const end = useRef<HTMLLIElement>(null)
  const count = data?.messages.length ?? 0
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: end.current.offsetTop })
  }, [count])
  return (
    <section aria-labelledby={title} className={clsx(className, 'print:hidden')}>
      <h2 id={title} className="px-4 pt-4 text-h3 sm:px-5">
        {data ? t(messageTexts.titleWith, { name: data.other }) : t(messageTexts.title)}
      </h2>
      {!data && !error && <Skeleton className="m-4 h-24 sm:m-5" />}
      <Failed of={thread} title={t(messageTexts.failed)} className="m-4" />
      {data && count === 0 && <p className="px-4 pt-1 pb-4 text-ink-2 sm:px-5">{t(messageTexts.none)}</p>}
      {data && (
        <ol
          aria-label={t(messageTexts.list)}
          aria-live="polite"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by the keyboard
          tabIndex={0}
          className="relative grid max-h-96 gap-3 overflow-y-auto p-4 empty:hidden sm:px-5"
        >
          {data.messages.map((message, at) => (
            <li key={message.id} ref={at === count - 1 ? end : undefined}>
              <MessageItem message={message} you={data.you} other={data.other} />
            </li>
          ))}
        </ol>
      )}
      {data && <MessageForm id={id} storeId={storeId} other={data.other} begins={begins} />}
    </section>
  )
}

function useReading(id: number, unread: number) {
  const { mutate } = useCommand(orderMessages.read, { refresh: [threadQuery(id)] })
  useEffect(() => {
    if (unread > 0 && !document.hidden) mutate({ params: { id } })
  }, [unread, mutate, id])
}
