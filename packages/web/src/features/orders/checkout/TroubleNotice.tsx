import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { checkoutTexts } from './texts.ts'

export interface Trouble {
  title: string
  text: string
  way?: 'pix' | 'profile' | 'orders'
}

interface TroubleNoticeProps {
  trouble: Trouble | null
  onPix: () => void
}

/** Takes the focus, because the button that was pressed did not do what it says. */
export function TroubleNotice({ trouble, onPix }: TroubleNoticeProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) frame.current?.focus()
  }, [trouble])
  if (!trouble) return null
  return (
    <div
      ref={frame}
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap items-start gap-x-3 gap-y-3 rounded-panel border-2 border-urucum bg-surface p-4"
    >
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-urucum" />
      <div className="min-w-56 flex-1">
        <p className="font-bold">{trouble.title}</p>
        <p className="text-ink-2">{trouble.text}</p>
      </div>
      {trouble.way === 'pix' && (
        <Button variant="outline" onClick={onPix}>
          {t(checkoutTexts.payPix)}
        </Button>
      )}
      {trouble.way === 'profile' && (
        <Link to={paths.account('dados')} className={buttonStyle('outline')}>
          {t(checkoutTexts.toProfile)}
        </Link>
      )}
      {trouble.way === 'orders' && (
        <Link to={paths.account('pedidos')} className={buttonStyle('outline')}>
          {t(checkoutTexts.toOrders)}
        </Link>
      )}
    </div>
  )
}
