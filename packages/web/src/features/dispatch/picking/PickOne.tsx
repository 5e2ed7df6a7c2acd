import { placeOfLine } from '@bra/contract/dispatch/picking-codes'
import type { PickedLine, PickedOrder } from '@bra/contract/dispatch/picking.schemas'
import { money } from '@bra/contract/trade/format'
import { Check, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { VariantTags } from '../../catalogue/variants/VariantTags.tsx'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { CheckCard } from '../store-orders/CheckCard.tsx'
import { LackDialog } from './LackDialog.tsx'
import { NextStops } from './NextStops.tsx'
import { pickedInWords } from './picked-in-words.ts'
import { type Stop, stopsOf, unitsOf, waitingOf, waitsFor } from './scanning.ts'
import { pickingTexts } from './texts.ts'

interface PickOneProps {
  /** The lines of parcels that are still being picked, in the order in which they are taken. */
  lines: PickedLine[]
  orders: PickedOrder[]
  onTick: (line: PickedLine, picked: number) => void
}

export function PickOne({ lines, orders, onTick }: PickOneProps) {
  const t = useText()
  const [asked, setAsked] = useState<number | null>(null)
  const stops = stopsOf(lines).filter((stop) => waitingOf(stop.lines) > 0)
  const stop = stops.find(({ key }) => key === asked) ?? stops[0]
  if (!stop)
    return (
      <Notice tone="mata">
        <b className="block">{t(pickingTexts.whole)}</b>
        {t(pickingTexts.wholeHint)}
      </Notice>
    )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 max-lg:pb-20">
      <StopPanel key={stop.key} stop={stop} orders={orders} onTick={onTick} />
      <NextStops stops={stops.filter((one) => one !== stop)} place={placeOfLine(stop.lines[0]!)} onAsk={setAsked} />
    </div>
  )
}

function StopPanel({ stop: { lines }, orders, onTick }: Omit<PickOneProps, 'lines'> & { stop: Stop }) {
  const t = useText()
  const [line] = lines as [PickedLine]
  const { name, code, sku, unit_price_cents: price, position, comment } = line
  return (
    <section aria-label={name} className="panel overflow-hidden">
      <header className="flex items-end justify-between gap-4 bg-sunken px-4 py-3">
        <p className="min-w-0">
          <span className="block text-label text-ink-2">{t(pickingTexts.position)}</span>
          <span className="font-display text-h1 font-bold break-words">{position ?? line.category}</span>
        </p>
        <p className="text-right">
          <span className="block text-label text-ink-2">{t(pickingTexts.take)}</span>
          <span className="font-display text-h1 font-bold tabular-nums">{waitingOf(lines)}</span>
        </p>
      </header>
      <div className="flex gap-4 p-4">
        <OrderPicture name={name} images={line.product_image} className="w-28 sm:w-36" />
        <div className="min-w-0">
          <h2 className="text-h3">{name}</h2>
          <p className="text-label text-ink-2 tabular-nums">{code}</p>
          <VariantTags of={line} />
          <p className="mt-2 text-label text-ink-2">
            {sku && `${t(pickingTexts.sku, { sku })} · `}
            {money(price)}
          </p>
          {comment && <p className="mt-1 text-label text-ink-2">{t(pickingTexts.comment, { comment })}</p>}
        </div>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((one) => (
          <OrderRow key={one.id} line={one} order={orders.find(({ letter }) => letter === one.letter)!} />
        ))}
      </ul>
      <StopBar lines={lines} orders={orders} onTick={onTick} />
    </section>
  )
}

function OrderRow({ line, order }: { line: PickedLine; order: PickedOrder }) {
  const t = useText()
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2">
      <Badge tone="acai" className="text-body">
        {line.letter}
      </Badge>
      <span className="min-w-0 flex-1 truncate">{pickedInWords(order, t)}</span>
      <span className="text-label text-ink-2 tabular-nums">{t(pickingTexts.units, { count: line.quantity })}</span>
      {waitsFor(line) === 0 ? (
        <Badge tone="mata">{t(pickingTexts.ready)}</Badge>
      ) : (
        line.picked > 0 && (
          <span className="text-label tabular-nums">
            {line.picked}/{line.quantity}
          </span>
        )
      )}
      <CheckCard parcelId={order.id} line={line} canCheck />
    </li>
  )
}

/** On a phone the two buttons stay at the lower edge, under the thumb. */
function StopBar({ lines, orders, onTick }: Pick<PickOneProps, 'lines' | 'orders' | 'onTick'>) {
  const t = useText()
  const [isLacking, setLacking] = useState(false)
  const line = lines.find((one) => waitsFor(one) > 0)!
  const [units, left] = [unitsOf(lines), waitingOf(lines)]
  return (
    <div
      data-buy-bar
      className="flex gap-3 border-t border-line bg-surface px-4 py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30"
    >
      <Button
        variant="outline"
        icon={<CircleX aria-hidden size={18} strokeWidth={2} />}
        onClick={() => setLacking(true)}
      >
        {t(pickingTexts.lacks)}
      </Button>
      <Button
        variant="solid"
        className="flex-1"
        icon={<Check aria-hidden size={18} strokeWidth={2} />}
        onClick={() => onTick(line, line.picked + 1)}
      >
        {units === 1 ? t(pickingTexts.picked) : t(pickingTexts.pickedOf, { unit: units - left + 1, count: units })}
      </Button>
      {isLacking && (
        <LackDialog
          lines={lines.filter((one) => waitsFor(one) > 0)}
          orders={orders}
          onClose={() => setLacking(false)}
        />
      )}
    </div>
  )
}
