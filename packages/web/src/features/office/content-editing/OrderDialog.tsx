import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { formTexts } from '../../../lib/form-texts.ts'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { contentEditingTexts } from './texts.ts'

interface OrderDialogProps {
  rows: { id: number; title: string }[]
  send: (ids: number[], reason: string) => Promise<unknown>
  onClose: () => void
}

export function OrderDialog({ rows, send, onClose }: OrderDialogProps) {
  const t = useText()
  const [order, setOrder] = useState(rows)
  const move = (at: number, by: 1 | -1) => {
    const next = [...order]
    ;[next[at], next[at + by]] = [next[at + by]!, next[at]!]
    setOrder(next)
  }
  return (
    <ReasonDialog
      title={t(contentEditingTexts.order)}
      action={t(formTexts.save)}
      send={async (reason) => {
        await send(
          order.map(({ id }) => id),
          reason,
        )
        onClose()
      }}
      onClose={onClose}
    >
      <ol className="divide-y divide-line text-ink">
        {order.map(({ id, title }, at) => (
          <li key={id} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 truncate">
              {at + 1}. {title}
            </span>
            <IconButton label={t(contentEditingTexts.up, { title })} disabled={at === 0} onClick={() => move(at, -1)}>
              <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
            </IconButton>
            <IconButton
              label={t(contentEditingTexts.down, { title })}
              disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown aria-hidden size={18} strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ol>
    </ReasonDialog>
  )
}
