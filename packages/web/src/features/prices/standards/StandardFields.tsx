import { MOST_POSTING_DAYS, type Standard } from '@bra/contract/trade/standard'
import { type CardCondition, cardConditions, finishes, languages } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { ChoiceGroup } from '../../../ui/choices.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ConditionOptions } from '../../catalogue/variants/variant-options.tsx'

interface StandardFieldsProps {
  standard: Standard
  onChange: (standard: Standard) => void
}

export function StandardFields({ standard, onChange }: StandardFieldsProps) {
  const t = useText()
  const set = (changed: Partial<Standard>) => onChange({ ...standard, ...changed })
  const days = Array.from({ length: MOST_POSTING_DAYS - 1 }, (_, at) => at + 1)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('standards.condition')}
          value={standard.condition}
          onChange={(event) => set({ condition: event.target.value as CardCondition })}
        >
          <ConditionOptions
            of={cardConditions}
            named={(condition) =>
              condition === 'M' ? t('trade.M') : t('standards.orBetter', { condition: t(`trade.${condition}`) })
            }
          />
        </Select>
        <Select
          label={t('standards.posting')}
          value={standard.posts_in_days ?? ''}
          onChange={(event) => set({ posts_in_days: Number(event.target.value) || null })}
        >
          <option value="">{t('standards.anyDay')}</option>
          {days.map((count) => (
            <option key={count} value={count}>
              {t('standards.within', { count })}
            </option>
          ))}
        </Select>
      </div>
      <Choices
        legend={t('standards.languages')}
        all={languages}
        chosen={standard.languages}
        onChange={(chosen) => set({ languages: chosen })}
      />
      <Choices
        legend={t('standards.finishes')}
        all={finishes}
        chosen={standard.finishes}
        onChange={(chosen) => set({ finishes: chosen })}
      />
    </>
  )
}

interface ChoicesProps<Code> {
  legend: string
  all: readonly Code[]
  chosen: Code[]
  onChange: (chosen: Code[]) => void
}

/** Chosen codes keep the order of the trade. */
function Choices<Code extends (typeof languages)[number] | (typeof finishes)[number]>(props: ChoicesProps<Code>) {
  const { legend, all, chosen, onChange } = props
  const t = useText()
  const toggled = (code: Code) => all.filter((each) => chosen.includes(each) !== (each === code))
  return (
    <ChoiceGroup legend={legend}>
      <p className="mb-2 text-small text-ink-3">{t('standards.noneIsAny')}</p>
      <div className="flex flex-wrap gap-2">
        {all.map((code) => (
          <FilterChip key={code} pressed={chosen.includes(code)} onClick={() => onChange(toggled(code))}>
            {t(`trade.${code}`)}
          </FilterChip>
        ))}
      </div>
    </ChoiceGroup>
  )
}
