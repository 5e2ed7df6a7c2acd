import type { CartLine, LineChange } from '@bra/contract/orders/cart.schemas'
import { Info, TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cartTexts } from './texts.ts'

const tones: Record<LineChange['kind'], string> = {
  gone: 'text-urucum',
  paused: 'text-urucum',
  store_closed: 'text-urucum',
  sold_out: 'text-urucum',
  less_stock: 'text-urucum',
  price_up: 'text-buriti',
  variant: 'text-buriti',
  price_down: 'text-mata',
}
const news = new Set<LineChange['kind']>(['price_up', 'price_down', 'variant'])

interface LineChangesProps {
  line: CartLine
  onSet: (quantity: number) => void
  onAgree: () => void
}

export function LineChanges({ line, onSet, onAgree }: LineChangesProps) {
  const t = useText()
  const { changes, available, quantity, product } = line
  if (!changes.length) return null
  const isShort = available > 0 && available < quantity
  const isNews = !isShort && changes.some(({ kind }) => news.has(kind))
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <ul className="text-label font-semibold">
        {changes.map(({ kind, text }) => (
          <li key={kind} className={`flex items-start gap-1.5 ${tones[kind]}`}>
            <Mark kind={kind} />
            {text}
          </li>
        ))}
      </ul>
      {isShort && (
        <Button size="small" variant="outline" onClick={() => onSet(available)}>
          {t(cartTexts.keepLeft, { count: available })}
        </Button>
      )}
      {isNews && (
        <Button
          size="small"
          variant="outline"
          aria-label={t(cartTexts.seenOf, { name: product.name })}
          onClick={onAgree}
        >
          {t(cartTexts.seen)}
        </Button>
      )}
    </div>
  )
}

function Mark({ kind }: { kind: LineChange['kind'] }) {
  const Icon = news.has(kind) ? Info : TriangleAlert
  return <Icon aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none" />
}
