import type { KeyboardEvent } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { type NumberedDefect, within } from './passport-draft.ts'
import { PinnedPhoto, pinStyle, placeOf } from './PinnedPhoto.tsx'
import { passportTexts } from './texts.ts'

interface DefectPinsProps {
  image: string
  alt: string
  defects: NumberedDefect[]
  onAdd: (x: number, y: number) => void
  onMove: (number: number, to: { x: number; y: number }) => void
}

const NEAR = 10
const FAR = 50
const steps: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A photo on which a press adds a pin; the arrow keys move a pin that has the focus, in larger steps with Shift. */
export function DefectPins({ image, alt, defects, onAdd, onMove }: DefectPinsProps) {
  const t = useText()
  const move = (event: KeyboardEvent, { number, x, y }: NumberedDefect) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? FAR : NEAR
    onMove(number, { x: within(x + step[0] * by), y: within(y + step[1] * by) })
  }
  return (
    <PinnedPhoto image={image} size={1280} alt={alt} onPress={onAdd}>
      {defects.map((defect) => (
        <button
          key={defect.number}
          type="button"
          aria-label={t(passportTexts.pin, { number: defect.number, kind: t(passportTexts[`defect_${defect.kind}`]) })}
          className={`${pinStyle} size-7 cursor-default focus-visible:outline-focus`}
          style={placeOf(defect)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => move(event, defect)}
        >
          {defect.number}
        </button>
      ))}
    </PinnedPhoto>
  )
}
