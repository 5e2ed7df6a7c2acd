import { Columns3 } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { cellTexts } from './cell-texts.ts'
import { columns } from './columns.ts'
import { turnColumn, useShownColumns } from './shown-columns.ts'

export function ColumnsMenu() {
  const t = useText()
  const shown = useShownColumns()
  return (
    <Popover
      label={t(cellTexts.columns)}
      align="end"
      trigger={(wiring) => (
        <IconButton {...wiring} compact look="outline" className="max-md:hidden" label={t(cellTexts.columns)}>
          <Columns3 aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      )}
    >
      <fieldset className="grid w-52 gap-1">
        <legend className="pb-2 text-label font-semibold">{t(cellTexts.columns)}</legend>
        {columns.map(
          ({ key, text, always }, at) =>
            !always && (
              <label key={key} className="flex min-h-9 items-center gap-3 text-body pointer-coarse:min-h-11">
                <input type="checkbox" className="tick" checked={shown.includes(at)} onChange={() => turnColumn(key)} />
                {t(text)}
              </label>
            ),
        )}
      </fieldset>
    </Popover>
  )
}
