import type { PickedLine } from '@bra/contract/dispatch/picking.schemas'
import { clsx } from 'clsx'
import { CircleX } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CheckCard } from '../store-orders/CheckCard.tsx'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { CardWords } from './CardWords.tsx'
import { pickingTexts } from './texts.ts'

interface PickingLineProps {
  line: PickedLine
  parcelId: number
  withLetter: boolean
  isFixed: boolean
  onTick: (picked: number) => void
  onLack: () => void
}

/** A line with more units than this has a single tick that counts all of them. */
const MOST_TICKS = 12

/** Shows one line with a tick for each unit; ticking the third marks three units as picked. */
export function PickingLine({ line, parcelId, withLetter, isFixed, onTick, onLack }: PickingLineProps) {
  const t = useText()
  const { name, quantity, picked, comment, letter } = line
  const isDone = picked >= quantity
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 p-4 [contain-intrinsic-height:auto_6.5rem] [content-visibility:auto] sm:px-5',
        isDone && 'bg-sunken/60',
      )}
    >
      <OrderPicture name={name} images={line.product_image} className="w-14 print:hidden" />
      <CardWords card={line}>
        {comment && <p className="mt-1 text-label text-ink-2">{t(pickingTexts.comment, { comment })}</p>}
        <CheckCard {...{ parcelId, line }} canCheck={!isFixed} />
      </CardWords>
      {withLetter && (
        <Badge tone="acai" className="text-body">
          {letter}
        </Badge>
      )}
      <UnitTicks line={line} isFixed={isFixed} onTick={onTick} />
      {!isFixed && (
        <IconButton compact label={t(pickingTexts.lacksOf, { name })} onClick={onLack} className="print:hidden">
          <CircleX aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      )}
    </li>
  )
}

function UnitTicks({
  line: { name, quantity, picked, letter },
  isFixed,
  onTick,
}: Omit<PickingLineProps, 'parcelId' | 'withLetter' | 'onLack'>) {
  const t = useText()
  const isOne = quantity > MOST_TICKS
  const units = isOne ? [quantity] : Array.from({ length: quantity }, (_, at) => at + 1)
  return (
    <fieldset className="flex flex-wrap items-center gap-1 sm:w-48">
      <legend className="sr-only">{t(pickingTexts.unitsOf, { name, letter })}</legend>
      <span className="mr-2 font-bold tabular-nums">{t(pickingTexts.units, { count: quantity })}</span>
      {units.map((unit) => (
        <label key={unit} className="grid size-11 place-items-center">
          <input
            type="checkbox"
            className="tick m-0! size-6!"
            aria-label={
              isOne
                ? t(pickingTexts.tickAll, { name, count: quantity })
                : t(pickingTexts.tick, { name, unit, count: quantity })
            }
            checked={picked >= unit}
            disabled={isFixed}
            onChange={(event) => onTick(event.target.checked ? unit : isOne ? 0 : unit - 1)}
          />
        </label>
      ))}
    </fieldset>
  )
}
