import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { threadQuery, useThreadNews } from '../order-messages/order-messages.data.ts'
import { OrderThread } from '../order-messages/OrderThread.tsx'
import { messageTexts } from '../order-messages/texts.ts'

export function ParcelMessages({ id, store }: { id: number; store: string }) {
  const t = useText()
  const { data } = useQuery(threadQuery(id))
  const [isOpen, setOpen] = useState(false)
  useThreadNews(id, null)
  const count = data?.messages.length ?? 0
  if (isOpen) return <OrderThread begins id={id} className="border-t border-line" />
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line p-4 sm:px-5 print:hidden">
      <Button
        variant="outline"
        size="small"
        aria-label={t(messageTexts.openWith, { name: store })}
        onClick={() => setOpen(true)}
      >
        {t(count > 0 ? messageTexts.open : messageTexts.begin)}
      </Button>
      {data && data.unread > 0 && <Badge tone="anil">{t(messageTexts.unread, { count: data.unread })}</Badge>}
    </div>
  )
}
