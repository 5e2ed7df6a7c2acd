import type { LineDefaults } from '@bra/contract/quick-lines'
import { cardConditions, conditionNames, finishes, finishNames, languageNames, languages } from '@bra/contract/trade'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

interface VariantDefaultsProps {
  value: LineDefaults
  onChange: (value: LineDefaults) => void
}

/** What holds for everything that is entered and does not say otherwise. */
export function VariantDefaults({ value, onChange }: VariantDefaultsProps) {
  const t = useText()
  const set = (change: Partial<LineDefaults>) => onChange({ ...value, ...change })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label={t('entering.condition')}
        value={value.condition}
        onChange={(event) => set({ condition: event.target.value as LineDefaults['condition'] })}
      >
        {cardConditions.map((condition) => (
          <option key={condition} value={condition}>
            {`${condition} ${conditionNames[condition]}`}
          </option>
        ))}
      </Select>
      <Select
        label={t('entering.language')}
        value={value.language}
        onChange={(event) => set({ language: event.target.value as LineDefaults['language'] })}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
      <Select
        label={t('entering.finish')}
        value={value.finish}
        onChange={(event) => set({ finish: event.target.value as LineDefaults['finish'] })}
      >
        {finishes.map((finish) => (
          <option key={finish} value={finish}>
            {finishNames[finish]}
          </option>
        ))}
      </Select>
    </div>
  )
}
