import type { LineDefaults } from '@bra/contract/trade/quick-lines'
import { cardConditions } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { ConditionOptions, FinishOptions, LanguageOptions } from '../../catalogue/variants/variant-options.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { offerFormTexts } from './offer-form-texts.ts'

interface VariantDefaultsProps {
  value: LineDefaults
  onChange: (value: LineDefaults) => void
}

export function VariantDefaults({ value, onChange }: VariantDefaultsProps) {
  const t = useText()
  const set = (change: Partial<LineDefaults>) => onChange({ ...value, ...change })
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-3">
      <Select
        label={t(offerFormTexts.condition)}
        value={value.condition}
        onChange={(event) => set({ condition: event.target.value as LineDefaults['condition'] })}
      >
        <ConditionOptions of={cardConditions} />
      </Select>
      <Select
        label={t(offerFormTexts.language)}
        value={value.language}
        onChange={(event) => set({ language: event.target.value as LineDefaults['language'] })}
      >
        <LanguageOptions />
      </Select>
      <Select
        label={t(offerFormTexts.finish)}
        value={value.finish}
        onChange={(event) => set({ finish: event.target.value as LineDefaults['finish'] })}
      >
        <FinishOptions />
      </Select>
    </div>
  )
}
