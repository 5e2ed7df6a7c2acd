import { placeOfLine } from '@bra/contract/dispatch/picking-codes'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { type Stop, waitingOf, waitsFor } from './scanning.ts'
import { pickingTexts } from './texts.ts'

interface NextStopsProps {
  /** What still waits, without the card that is shown large. */
  stops: Stop[]
  /** The place or the set of the card that is shown large. */
  place: string
  onAsk: (key: number) => void
}

const MOST_SHOWN = 12

export function NextStops({ stops, place, onAsk }: NextStopsProps) {
  const t = useText()
  if (stops.length === 0) return null
  const here = stops.filter((stop) => placeOfLine(stop.lines[0]!) === place)
  const [title, all] = here.length > 0 ? [t(pickingTexts.nextHere, { place }), here] : [t(pickingTexts.next), stops]
  const count = all.reduce((sum, { lines }) => sum + waitingOf(lines), 0)
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 className="font-sans text-body font-semibold tracking-normal">{title}</h2>
        <p className="text-label text-ink-2 tabular-nums">{t(pickingTexts.cards, { count })}</p>
      </div>
      <ul className="panel divide-y divide-line">
        {all.slice(0, MOST_SHOWN).map((stop) => (
          <NextStop key={stop.key} stop={stop} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  )
}

function NextStop({ stop: { key, lines }, onAsk }: { stop: Stop; onAsk: NextStopsProps['onAsk'] }) {
  const t = useText()
  const line = lines[0]!
  const letters = lines.filter((one) => waitsFor(one) > 0).map(({ letter }) => letter)
  const copy = [t(tradeTexts[line.condition]), t(tradeTexts[line.language]), t(tradeTexts[line.finish])]
  return (
    <li>
      <button
        type="button"
        onClick={() => onAsk(key)}
        className="flex w-full items-center gap-3 px-3 py-2 text-left hover:bg-sunken"
      >
        <OrderPicture name={line.name} images={line.product_image} className="w-9" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{line.name}</span>
          <span className="block truncate text-label text-ink-2">{copy.join(' · ')}</span>
        </span>
        <span className="max-w-[40%] text-right">
          <span className="block truncate font-semibold">{line.position ?? line.code}</span>
          <span className="block truncate text-label text-ink-2 tabular-nums">
            {t(pickingTexts.units, { count: waitingOf(lines) })} · {letters.join(' · ')}
          </span>
        </span>
      </button>
    </li>
  )
}
