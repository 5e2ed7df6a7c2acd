import { Download, Pause, Play, Tag, Trash2 } from 'lucide-react'
import { MOST_LABELS } from '@bra/contract/selling/offer-labels.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { offerLabelTexts } from '../offer-labels/texts.ts'
import { gridTexts } from './grid-texts.ts'
import type { MassKind } from './mass-forms.ts'

interface SelectionBarProps {
  chosen: ReadonlySet<number>
  ids: number[]
  onAll: () => void
  onNone: () => void
  onChange: (kind: MassKind) => void
  onExport: () => void
  onLabels: () => void
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function SelectionBar({ chosen, ids, onAll, onNone, onChange, onExport, onLabels }: SelectionBarProps) {
  const t = useText()
  const inSight = ids.reduce((count, id) => count + (chosen.has(id) ? 1 : 0), 0)
  const hidden = chosen.size - inSight
  return (
    <section
      aria-label={t(gridTexts.chosenBar)}
      className="flex flex-wrap items-center gap-2 rounded-panel bg-mata-soft px-4 py-2 md:py-1 text-on-mata-soft max-md:sticky max-md:top-16 max-md:z-20"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums">
        {t(gridTexts.chosen, { count: chosen.size })}
        {hidden > 0 && ` ${t(gridTexts.chosenHidden, { count: hidden })}`}
      </p>
      {inSight < ids.length && (
        <Button variant="ghost" size="small" onClick={onAll}>
          {t(gridTexts.chooseAll, { count: ids.length })}
        </Button>
      )}
      <div className="flex gap-2 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[&>*]:flex-none">
        <Button variant="outline" size="small" onClick={() => onChange('price')}>
          {t(gridTexts.changePrice)}
        </Button>
        <Button variant="outline" size="small" onClick={() => onChange('quantity')}>
          {t(gridTexts.changeQuantity)}
        </Button>
        <Button variant="outline" size="small" icon={<Pause {...icon} />} onClick={() => onChange('pause')}>
          {t(gridTexts.pause)}
        </Button>
        <Button variant="outline" size="small" icon={<Play {...icon} />} onClick={() => onChange('activate')}>
          {t(gridTexts.activate)}
        </Button>
        <Button variant="outline" size="small" icon={<Download {...icon} />} onClick={onExport}>
          {t(gridTexts.export)}
        </Button>
        {chosen.size <= MOST_LABELS && (
          <Button variant="outline" size="small" icon={<Tag {...icon} />} onClick={onLabels}>
            {t(offerLabelTexts.button)}
          </Button>
        )}
        <Button variant="outline" size="small" icon={<Trash2 {...icon} />} onClick={() => onChange('remove')}>
          {t(gridTexts.remove)}
        </Button>
      </div>
      <Button variant="ghost" size="small" onClick={onNone}>
        {t(gridTexts.chooseNone)}
      </Button>
    </section>
  )
}
