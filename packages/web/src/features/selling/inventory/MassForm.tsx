import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { NumberInput, Select } from '../../../ui/inputs.tsx'
import { massChangeTexts } from './mass-change-texts.ts'
import { isDifference, isPercent, type MassTyped, priceWays, quantityWays, wayTexts } from './mass-forms.ts'

const PAUSE_MS = 300

interface MassFormProps {
  kind: 'price' | 'quantity'
  error?: string
  /** Called after a pause in typing. */
  onType: (typed: MassTyped) => void
}

export function MassForm({ kind, error, onType }: MassFormProps) {
  const t = useText()
  const ways = kind === 'price' ? priceWays : quantityWays
  const [typed, setTyped] = useState<MassTyped>({ way: ways[0], value: '', isLess: kind === 'price', ninety: false })
  const tell = useEffectEvent(onType)
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { way } = typed
  const set = (change: Partial<MassTyped>) => setTyped({ ...typed, ...change })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t(massChangeTexts.how)}
        value={way}
        onChange={(event) => set({ way: event.target.value as MassTyped['way'], value: '' })}
      >
        {ways.map((one) => (
          <option key={one} value={one}>
            {t(wayTexts[one])}
          </option>
        ))}
      </Select>
      <NumberInput
        decimal={kind === 'price'}
        label={t(
          isPercent(way) ? massChangeTexts.percent : kind === 'price' ? massChangeTexts.amount : massChangeTexts.units,
        )}
        before={kind === 'price' && !isPercent(way) ? 'R$' : undefined}
        after={isPercent(way) ? '%' : undefined}
        value={typed.value}
        error={error}
        onChange={(event) => set({ value: event.target.value })}
      />
      {isDifference(way) && (
        <ChoiceGroup legend={t(massChangeTexts.direction)}>
          <div className="flex gap-5">
            <Radio name="direction" checked={typed.isLess} onChange={() => set({ isLess: true })}>
              {t(kind === 'price' ? massChangeTexts.lower : massChangeTexts.fewer)}
            </Radio>
            <Radio name="direction" checked={!typed.isLess} onChange={() => set({ isLess: false })}>
              {t(kind === 'price' ? massChangeTexts.higher : massChangeTexts.more)}
            </Radio>
          </div>
        </ChoiceGroup>
      )}
      {kind === 'price' && way !== 'set' && (
        <Checkbox checked={typed.ninety} onChange={(event) => set({ ninety: event.target.checked })}>
          {t(massChangeTexts.ninety)}
        </Checkbox>
      )}
    </div>
  )
}
