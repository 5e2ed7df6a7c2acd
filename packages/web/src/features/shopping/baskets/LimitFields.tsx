import { cardConditions, type Finish, languages, type OfferCondition } from '@bra/contract/trade/trade'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { ConditionOptions, FinishOptions } from '../../catalogue/variants/variant-options.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { NumberInput, Select } from '../../../ui/inputs.tsx'
import { wantTexts } from '../wants/texts.ts'
import { isPrice, type TypedLimits } from './limits.ts'
import { basketTexts } from './texts.ts'

interface LimitFieldsProps {
  limits: TypedLimits
  onChange: (limits: TypedLimits) => void
  /** True after a first try to search, when problems are shown. */
  isTried: boolean
}

export function LimitFields({ limits, onChange, isTried }: LimitFieldsProps) {
  const t = useText()
  const set = (changed: Partial<TypedLimits>) => onChange({ ...limits, ...changed })
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Select
          label={t(basketTexts.condition)}
          value={limits.condition ?? ''}
          onChange={(event) => set({ condition: (event.target.value as OfferCondition) || null })}
        >
          <option value="">{t(basketTexts.anyCondition)}</option>
          <ConditionOptions
            of={cardConditions}
            named={(condition) => t(basketTexts.orBetter, { condition: t(tradeTexts[condition]) })}
          />
        </Select>
        <Select
          label={t(wantTexts.finish)}
          value={limits.finish ?? ''}
          onChange={(event) => set({ finish: (event.target.value as Finish) || null })}
        >
          <option value="">{t(wantTexts.anyFinish)}</option>
          <FinishOptions />
        </Select>
        <NumberInput
          decimal
          before="R$"
          label={t(basketTexts.mostPrice)}
          value={limits.most}
          error={isTried && !isPrice(limits) ? t(wantTexts.badAmount) : undefined}
          onChange={(event) => set({ most: event.target.value })}
        />
      </div>
      <ChoiceGroup legend={t(wantTexts.languages)}>
        <p className="mb-2 text-small text-ink-3">{t(wantTexts.languagesHint)}</p>
        <div className="flex flex-wrap gap-2">
          {languages.map((language) => (
            <FilterChip
              key={language}
              pressed={limits.languages.includes(language)}
              onClick={() => set({ languages: toggled(limits.languages, language) })}
            >
              {t(tradeTexts[language])}
            </FilterChip>
          ))}
        </div>
      </ChoiceGroup>
      <Checkbox
        hint={t(basketTexts.anyPrintingHint)}
        checked={limits.any_printing}
        onChange={(event) => set({ any_printing: event.target.checked })}
      >
        {t(basketTexts.anyPrinting)}
      </Checkbox>
    </div>
  )
}

const toggled = <T,>(all: T[], one: T) => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one])
