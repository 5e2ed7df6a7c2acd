import type { Copies } from '@bra/contract/trade/copies'
import { cardConditions, editionIn, extras, type ProductType, sealedConditions } from '@bra/contract/trade/trade'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSelect, FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import {
  ConditionOptions,
  EditionOptions,
  FinishOptions,
  LanguageOptions,
} from '../../catalogue/variants/variant-options.tsx'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { offerFormTexts } from './offer-form-texts.ts'
import type { OfferValues } from './typed-offer.ts'

const companies = ['PSA', 'BGS', 'CGC', 'SGC', 'Manaus Grading']
const HALVES = 19

interface VariantFieldsProps {
  type: ProductType
  copies?: Copies | undefined
  /** True if the finish and the edition of the form are those of an offer that exists. */
  isKept?: boolean
}

export function VariantFields({ type, copies, isKept = false }: VariantFieldsProps) {
  const t = useText()
  const conditions = type === 'tcg' ? ([...cardConditions, 'graded'] as const) : sealedConditions
  const { defaultValues } = useFormContext<OfferValues>().formState
  const kept = isKept ? defaultValues : undefined
  const isGraded = (useWatch({ name: 'condition' }) as string) === 'graded'
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <FormSelect name="condition" label={t(offerFormTexts.condition)}>
          <ConditionOptions of={conditions} />
        </FormSelect>
        <FormSelect name="language" label={t(offerFormTexts.language)}>
          <LanguageOptions copies={copies} kept={kept?.language} />
        </FormSelect>
        {type === 'tcg' && (
          <FormSelect name="finish" label={t(offerFormTexts.finish)}>
            <FinishOptions copies={copies} kept={kept?.finish} />
          </FormSelect>
        )}
        {type === 'tcg' && (
          <FormSelect name="edition" label={t(offerFormTexts.printRun)}>
            <option value="">{t(offerFormTexts.noPrintRun)}</option>
            <EditionOptions copies={copies} kept={kept?.edition || undefined} />
          </FormSelect>
        )}
      </div>
      {isGraded && <GradeFields />}
      {type === 'tcg' && <ExtraFields />}
    </>
  )
}

function GradeFields() {
  const t = useText()
  const { defaultValues } = useFormContext<OfferValues>().formState
  const own = defaultValues?.grade?.company
  // A spreadsheet may name any grading company.
  const known = own && !companies.includes(own) ? [own, ...companies] : companies
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      <FormSelect name="grade.company" label={t(offerFormTexts.company)}>
        {known.map((company) => (
          <option key={company}>{company}</option>
        ))}
      </FormSelect>
      <FormSelect name="grade.grade" label={t(offerFormTexts.grade)}>
        {Array.from({ length: HALVES }, (_, at) => 10 - at / 2).map((grade) => (
          <option key={grade} value={grade}>
            {String(grade).replace('.', ',')}
          </option>
        ))}
      </FormSelect>
      <FormText name="grade.certificate" maxLength={40} label={t(offerFormTexts.certificate)} />
    </div>
  )
}

const others = extras.filter((extra) => editionIn([extra]) === null)

function ExtraFields() {
  const t = useText()
  const { register } = useFormContext()
  return (
    <ChoiceGroup legend={t(offerFormTexts.extras)}>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {others.map((extra) => (
          <Checkbox key={extra} value={extra} {...register('extras')}>
            {t(tradeTexts[extra])}
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  )
}
