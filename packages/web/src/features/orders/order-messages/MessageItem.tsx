import type { MessageParty, OrderMessage } from '@bra/contract/orders/order-messages.schemas'
import { clsx } from 'clsx'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { useText } from '../../../lib/text.tsx'
import { messageTexts } from './texts.ts'

interface MessageItemProps {
  message: OrderMessage
  you: MessageParty
  other: string
}

/** Own messages stand at the right, the other side's at the left; sender and time are also in words. */
export function MessageItem({ message: { by, body, at, read_at: readAt }, you, other }: MessageItemProps) {
  const t = useText()
  const { language } = useEnv().visit
  const isOwn = by === you
  return (
    <div
      className={clsx(
        'w-fit max-w-[min(52ch,85%)] rounded-panel px-4 py-2.5',
        isOwn ? 'ml-auto bg-mata-soft text-on-mata-soft' : 'bg-sunken',
      )}
    >
      <p className="break-words whitespace-pre-line">{body}</p>
      <p className={clsx('mt-1 text-small tabular-nums', !isOwn && 'text-ink-2')}>
        {isOwn ? t(messageTexts.you) : other} · <time dateTime={at}>{moment(at, language)}</time>
        {isOwn && readAt && ` · ${t(messageTexts.read)}`}
      </p>
    </div>
  )
}
