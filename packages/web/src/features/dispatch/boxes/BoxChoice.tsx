import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { boxesQuery, sidesOf } from './boxes.data.ts'
import { boxTexts } from './texts.ts'

interface BoxChoiceProps {
  storeId: number
  chosen: number | null
  /** Id of the smallest box that holds the whole parcel. */
  fitting: number | null
  busy: boolean
  onChoose: (boxId: number | null) => void
}

/** Chooses the box of a parcel; the fitting one in which it costs least applies unless another is chosen. */
export function BoxChoice({ storeId, chosen, fitting, busy, onChoose }: BoxChoiceProps) {
  const t = useText()
  const { data } = useQuery(boxesQuery(storeId))
  const boxes = data?.boxes ?? []
  const suggested = boxes.find(({ id }) => id === fitting)
  if (data && boxes.length === 0)
    return (
      <p className="text-label text-ink-2">
        {t(boxTexts.noneYet)}{' '}
        <Link to={paths.company('caixas')} className={loneLinkStyle}>
          {t(boxTexts.toBoxes)}
        </Link>
      </p>
    )
  return (
    <Select
      label={t(boxTexts.box)}
      hint={chosen === null && suggested && t(boxTexts.suggestedHint, { sides: sidesOf(suggested) })}
      value={chosen ?? ''}
      disabled={!data}
      aria-busy={busy || undefined}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{suggested ? t(boxTexts.suggested, { name: suggested.name }) : t(boxTexts.noneFits)}</option>
      {boxes.map((box) => (
        <option key={box.id} value={box.id}>
          {box.name} ({sidesOf(box)})
        </option>
      ))}
    </Select>
  )
}
