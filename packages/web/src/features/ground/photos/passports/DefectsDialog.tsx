import type { CardDefect, DefectKind, PassportFrame } from '@bra/contract/ground/passports.schemas'
import { defectKinds, MAX_DEFECTS, passportFrames } from '@bra/contract/ground/passports'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formTexts } from '../../../../lib/form-texts.ts'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { FilterChip } from '../../../../ui/Chip.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Select, TextInput } from '../../../../ui/inputs.tsx'
import { photoTexts } from '../texts.ts'
import { DefectPins } from './DefectPins.tsx'
import { type NumberedDefect, numbered, type PassportDraft } from './passport-draft.ts'
import { passportTexts } from './texts.ts'

interface DefectsDialogProps {
  of: string
  value: PassportDraft
  onChange: (defects: CardDefect[]) => void
  onClose: () => void
}

const MIDDLE = 500
const kindField = (number: number) => `defect-${number}-kind`

export function DefectsDialog({ of, value: { photos, defects }, onChange, onClose }: DefectsDialogProps) {
  const t = useText()
  const taken = passportFrames.filter((frame) => photos[frame])
  const [frame, setFrame] = useState<PassportFrame>(taken[0]!)
  const isFull = defects.length >= MAX_DEFECTS
  const add = (x: number, y: number) => {
    if (isFull) return
    onChange([...defects, { frame, x, y, kind: 'scratch', note: null }])
    requestAnimationFrame(() => document.getElementById(kindField(defects.length + 1))?.focus({ preventScroll: true }))
  }
  const change = (number: number, part: Partial<CardDefect>) =>
    onChange(defects.map((defect, at) => (at + 1 === number ? { ...defect, ...part } : defect)))
  return createPortal(
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(passportTexts.marking, { name: of })}
      closeLabel={t(siteTexts.close)}
      footer={<Button onClick={onClose}>{t(passportTexts.done)}</Button>}
    >
      <div role="group" aria-label={t(passportTexts.whichPhoto)} className="mb-3 flex flex-wrap gap-2">
        {taken.map((one) => (
          <FilterChip key={one} pressed={one === frame} onClick={() => setFrame(one)}>
            {t(passportTexts[`frame_${one}`])}
          </FilterChip>
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <DefectPins
          image={photos[frame]!}
          alt={t(photoTexts.frameOf, { label: t(passportTexts[`frame_${frame}`]), of })}
          defects={numbered(defects).filter((defect) => defect.frame === frame)}
          onAdd={add}
          onMove={change}
        />
        <div className="grid gap-4">
          <p className="text-label text-ink-2">{t(passportTexts.markHint)}</p>
          <ul className="grid gap-4 empty:hidden">
            {numbered(defects).map((defect) => (
              <DefectRow
                key={defect.number}
                defect={defect}
                onChange={(part) => change(defect.number, part)}
                onRemove={() => onChange(defects.filter((_, at) => at + 1 !== defect.number))}
              />
            ))}
          </ul>
          <div>
            <Button
              size="small"
              variant="outline"
              disabled={isFull}
              icon={<Plus aria-hidden size={16} strokeWidth={2} />}
              onClick={() => add(MIDDLE, MIDDLE)}
            >
              {t(passportTexts.addDefect, { frame: t(passportTexts[`frame_${frame}`]).toLowerCase() })}
            </Button>
            {isFull && <p className="mt-1 text-small text-ink-3">{t(passportTexts.full, { count: MAX_DEFECTS })}</p>}
          </div>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}

interface DefectRowProps {
  defect: NumberedDefect
  onChange: (part: Partial<CardDefect>) => void
  onRemove: () => void
}

function DefectRow({ defect: { number, kind, note, frame }, onChange, onRemove }: DefectRowProps) {
  const t = useText()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2">
      <span
        aria-hidden
        className="mb-2.5 grid size-5.5 place-items-center rounded-full bg-urucum text-caption font-bold text-on-urucum tabular-nums"
      >
        {number}
      </span>
      <div className="grid gap-2 xl:grid-cols-2">
        <Select
          id={kindField(number)}
          label={t(passportTexts.kindOf, { number, frame: t(passportTexts[`frame_${frame}`]).toLowerCase() })}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as DefectKind })}
        >
          {defectKinds.map((one) => (
            <option key={one} value={one}>
              {t(passportTexts[`defect_${one}`])}
            </option>
          ))}
        </Select>
        <TextInput
          label={t(passportTexts.note)}
          optional={t(formTexts.optional)}
          maxLength={60}
          value={note ?? ''}
          onChange={({ target }) => onChange({ note: target.value || null })}
        />
      </div>
      <IconButton label={t(passportTexts.removeDefect, { number })} onClick={onRemove}>
        <Trash2 aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}
