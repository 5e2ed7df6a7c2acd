import { useText } from '../../../../lib/text.tsx'
import type { NumberedDefect } from './passport-draft.ts'
import { passportTexts } from './texts.ts'

/** A row is for example "2 Canto gasto (verso)". */
export function DefectLegend({ defects }: { defects: NumberedDefect[] }) {
  const t = useText()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-label empty:hidden">
      {defects.map(({ number, kind, note, frame }) => (
        <li key={number} className="flex items-center gap-2">
          <span
            aria-hidden
            className="grid size-5.5 flex-none place-items-center rounded-full bg-urucum text-caption font-bold text-on-urucum tabular-nums"
          >
            {number}
          </span>
          <span>
            {t(passportTexts[`defect_${kind}`])}
            {note && `, ${note}`}{' '}
            <span className="text-ink-3">({t(passportTexts[`frame_${frame}`]).toLowerCase()})</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
