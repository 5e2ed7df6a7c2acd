import { priceEndings } from '@bra/contract/trade/price-endings'
import { priceSources } from '@bra/contract/selling/price-rules.schemas'
import { useFormContext, useWatch } from 'react-hook-form'
import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { NumberInput, Select } from '../../../ui/inputs.tsx'
import { ruleFormTexts } from './rule-form-texts.ts'
import type { TypedRule } from './rule-form.ts'

const directions = ['same', 'less', 'more'] as const
const units = ['percent', 'cents'] as const

export function PricingFields() {
  const t = useText()
  const { register, formState, control } = useFormContext<TypedRule>()
  const isSame = useWatch({ control, name: 'direction' }) === 'same'
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="title mb-2 text-h3">{t(ruleFormTexts.pricing)}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select label={t(ruleFormTexts.source)} {...register('source')}>
          {priceSources.map((source) => (
            <option key={source} value={source}>
              {t(ruleFormTexts[source])}
            </option>
          ))}
        </Select>
        <Select label={t(ruleFormTexts.ending)} {...register('ending')}>
          {priceEndings.map((ending) => (
            <option key={ending} value={ending}>
              {t(ruleFormTexts[`ending_${ending}`])}
            </option>
          ))}
        </Select>
        <Select label={t(ruleFormTexts.direction)} {...register('direction')}>
          {directions.map((direction) => (
            <option key={direction} value={direction}>
              {t(ruleFormTexts[direction])}
            </option>
          ))}
        </Select>
        {!isSame && (
          <div className="grid grid-cols-[1fr_6rem] items-end gap-3">
            <NumberInput
              decimal
              label={t(ruleFormTexts.amount)}
              error={formState.errors.amount?.message}
              {...register('amount')}
            />
            <Select hiddenLabel label={t(ruleFormTexts.unit)} {...register('unit')}>
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {t(ruleFormTexts[unit])}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
    </fieldset>
  )
}

export function RailFields() {
  const t = useText()
  const { register, formState } = useFormContext<TypedRule>()
  const { errors } = formState
  const optional = t(formTexts.optional)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="title mb-2 text-h3">{t(ruleFormTexts.rails)}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <NumberInput
          decimal
          before="R$"
          optional={optional}
          label={t(ruleFormTexts.floor)}
          error={errors.floor_cents?.message}
          {...register('floor_cents')}
        />
        <NumberInput
          decimal
          before="R$"
          optional={optional}
          label={t(ruleFormTexts.ceiling)}
          error={errors.ceiling_cents?.message}
          {...register('ceiling_cents')}
        />
        <NumberInput
          after="%"
          optional={optional}
          label={t(ruleFormTexts.medianPercent)}
          error={errors.median_percent?.message}
          {...register('median_percent')}
        />
        <NumberInput
          after="%"
          label={t(ruleFormTexts.maxChange)}
          hint={t(ruleFormTexts.maxChangeHint)}
          error={errors.max_change_percent?.message}
          {...register('max_change_percent')}
        />
      </div>
    </fieldset>
  )
}
