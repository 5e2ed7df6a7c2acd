import type { ComplaintOptions } from '@bra/contract/care/complaints.schemas'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { variantInShort } from '../../../catalogue/variants/variant-words.ts'
import { OrderPicture } from '../../../orders/orders/OrderPicture.tsx'
import type { Draft, Line } from './draft.ts'
import { complaintOpeningTexts } from './texts.ts'

export interface StepProps {
  options: ComplaintOptions
  draft: Draft
  onChange: (next: (now: Draft) => Draft) => void
}

const without = (ids: number[], id: number) => ids.filter((one) => one !== id)

export function StepCards({ options, draft, onChange, isEmpty }: StepProps & { isEmpty: boolean }) {
  const t = useText()
  const canBeWhole = options.reasons.includes('not_arrived')
  const hasCards = options.reasons.some((reason) => reason !== 'not_arrived')
  const tick = (id: number, isOn: boolean) =>
    onChange((now) => ({ ...now, chosen: isOn ? [...now.chosen, id] : without(now.chosen, id) }))
  return (
    <fieldset className="grid gap-3" aria-describedby={isEmpty ? 'choice-error' : undefined}>
      <legend className="sr-only">{t(complaintOpeningTexts.openWhich)}</legend>
      {canBeWhole && (
        <Tile
          id="first-choice"
          isOn={draft.isWhole}
          onChange={(isWhole) => onChange((now) => ({ ...now, isWhole }))}
          end={<Money cents={options.free_cents} size="body" />}
        >
          <span className="min-w-0 flex-1">
            <b className="block">{t(complaintOpeningTexts.wholeParcel)}</b>
            <span className="text-label text-ink-2">{t(complaintOpeningTexts.wholeParcelHint)}</span>
          </span>
        </Tile>
      )}
      {hasCards &&
        !draft.isWhole &&
        options.lines.map((line, at) => (
          <CardTile
            key={line.id}
            id={at === 0 && !canBeWhole ? 'first-choice' : `choice-${line.id}`}
            line={line}
            isOn={draft.chosen.includes(line.id)}
            onChange={(isOn) => tick(line.id, isOn)}
          />
        ))}
      <FieldError id="choice-error">{isEmpty ? t(complaintOpeningTexts.missingChoice) : undefined}</FieldError>
    </fieldset>
  )
}

interface CardTileProps {
  id: string
  line: Line
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function CardTile({ id, line, isOn, onChange }: CardTileProps) {
  const t = useText()
  const isTaken = line.free === 0
  return (
    <Tile
      id={id}
      isOn={isOn && !isTaken}
      isOff={isTaken}
      onChange={onChange}
      end={<Money cents={line.unit_price_cents * line.quantity} size="body" />}
    >
      <CardWords line={line} note={isTaken ? t(complaintOpeningTexts.alreadyContested) : undefined} />
    </Tile>
  )
}

export function CardWords({ line, note }: { line: Line; note?: string | undefined }) {
  const t = useText()
  return (
    <>
      <OrderPicture name={line.name} images={line.product_image} className="w-11" />
      <span className="min-w-0 flex-1">
        <b className="block">{line.name}</b>
        <span className="block text-label text-ink-2">
          {[variantInShort(t, line), t(complaintOpeningTexts.units, { count: line.quantity })].join(' · ')}
        </span>
        {note && <span className="block text-label text-ink-3">{note}</span>}
      </span>
    </>
  )
}

interface TileProps {
  id: string
  isOn: boolean
  isOff?: boolean
  onChange: (isOn: boolean) => void
  end: ReactNode
  children: ReactNode
}

const Tile = ({ id, isOn, isOff, onChange, end, children }: TileProps) => (
  <label
    className={clsx(
      'panel flex cursor-pointer items-center gap-3 p-4',
      isOn && 'border-mata! inset-ring inset-ring-mata',
      isOff && 'cursor-default opacity-80',
    )}
  >
    <input
      id={id}
      type="checkbox"
      checked={isOn}
      disabled={isOff}
      onChange={(event) => onChange(event.target.checked)}
      className="tick"
    />
    {children}
    {end}
  </label>
)
