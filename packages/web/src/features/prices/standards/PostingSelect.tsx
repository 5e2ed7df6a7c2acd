import { MOST_POSTING_DAYS } from '@bra/contract/trade/standard'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { standardTexts } from './texts.ts'

interface PostingSelectProps {
  /** The most business days; null for any. */
  days: number | null
  onChange: (days: number | null) => void
}

/** The most days are no choice, because all stores post within them. */
export function PostingSelect({ days, onChange }: PostingSelectProps) {
  const t = useText()
  const choices = Array.from({ length: MOST_POSTING_DAYS - 1 }, (_, at) => at + 1)
  return (
    <Select
      label={t(standardTexts.posting)}
      value={days ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    >
      <option value="">{t(standardTexts.anyDay)}</option>
      {choices.map((count) => (
        <option key={count} value={count}>
          {t(standardTexts.within, { count })}
        </option>
      ))}
    </Select>
  )
}
