import type { SaidMessage } from '@bra/contract/orders/order-messages.schemas'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { disputeTexts } from './texts.ts'

export function SaidMessages({ messages, store }: { messages: SaidMessage[]; store: string }) {
  const { t, visit } = useEnv()
  return (
    <div className="border-t border-line pt-3">
      <h3 className="text-label font-semibold">{t(disputeTexts.messages)}</h3>
      {messages.length === 0 && <p className="mt-1 text-ink-2">{t(disputeTexts.noMessages)}</p>}
      <ol className="divide-y divide-line">
        {messages.map(({ id, by, body, at }) => (
          <li key={id} className="py-2.5">
            <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            <p className="text-label text-ink-2">
              {by === 'store' ? store : t(disputeTexts.byBuyer)} · {moment(at, visit.language)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
