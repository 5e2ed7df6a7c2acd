import { MOST_BASKET_STORES } from '@bra/contract/shopping/basket-limits'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { basketTexts } from './texts.ts'

interface StoresSelectProps {
  /** The most stores; null for any number. */
  most: number | null
  onChange: (most: number | null) => void
}

export function StoresSelect({ most, onChange }: StoresSelectProps) {
  const t = useText()
  const choices = Array.from({ length: MOST_BASKET_STORES }, (_, at) => at + 1)
  return (
    <Select
      label={t(basketTexts.stores)}
      value={most ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    >
      <option value="">{t(basketTexts.anyStores)}</option>
      {choices.map((count) => (
        <option key={count} value={count}>
          {t(basketTexts.mostStores, { count })}
        </option>
      ))}
    </Select>
  )
}
