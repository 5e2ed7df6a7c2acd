import type { Standard } from '@bra/contract/trade/standard'
import { type CardCondition, cardConditions, finishes, languages } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { FilterChip } from '../../../ui/Chip.tsx'
import { ChoiceGroup } from '../../../ui/choices.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ConditionOptions } from '../../catalogue/variants/variant-options.tsx'
import { PostingSelect } from './PostingSelect.tsx'
import { standardTexts } from './texts.ts'

interface StandardFieldsProps {
  standard: Standard
  onChange: (standard: Standard) => void
}

export function StandardFields({ standard, onChange }: StandardFieldsProps) {
  const t = useText()
  const set = (changed: Partial<Standard>) => onChange({ ...standard, ...changed })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[3fr_2fr]">
        <Select
          label={t(standardTexts.condition)}
          value={standard.condition}
          onChange={(event) => set({ condition: event.target.value as CardCondition })}
        >
          <ConditionOptions
            of={cardConditions}
            named={(condition) =>
              condition === 'M' ? t(tradeTexts.M) : t(standardTexts.orBetter, { condition: t(tradeTexts[condition]) })
            }
          />
        </Select>
        <PostingSelect days={standard.posts_in_days} onChange={(days) => set({ posts_in_days: days })} />
      </div>
      <Choices
        legend={t(standardTexts.languages)}
        all={languages}
        chosen={standard.languages}
        onChange={(chosen) => set({ languages: chosen })}
      />
      <Choices
        legend={t(standardTexts.finishes)}
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

/** The chosen codes keep the order of the trade. */
function Choices<Code extends (typeof languages)[number] | (typeof finishes)[number]>(props: ChoicesProps<Code>) {
  const { legend, all, chosen, onChange } = props
  const t = useText()
  const toggled = (code: Code) => all.filter((each) => chosen.includes(each) !== (each === code))
  return (
    <ChoiceGroup legend={legend}>
      <p className="mb-2 text-small text-ink-3">{t(standardTexts.noneIsAny)}</p>
      <div className="flex flex-wrap gap-2">
        {all.map((code) => (
          <FilterChip key={code} pressed={chosen.includes(code)} onClick={() => onChange(toggled(code))}>
            {t(tradeTexts[code])}
          </FilterChip>
        ))}
      </div>
    </ChoiceGroup>
  )
}
