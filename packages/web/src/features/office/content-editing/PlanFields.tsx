import { FormCheckbox, FormSelect, FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { contentWordTexts } from '../../ground/content/content-word-texts.ts'
import { planEditingTexts } from './plan-texts.ts'
import { contentEditingTexts } from './texts.ts'

export function PlanFields() {
  const t = useText()
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormText name="name" label={t(contentEditingTexts.name)} maxLength={40} />
        <FormSelect name="audience" label={t(planEditingTexts.audience)}>
          <option value="seller">{t(contentWordTexts.audience_seller)}</option>
          <option value="buyer">{t(contentWordTexts.audience_buyer)}</option>
        </FormSelect>
        <FormText name="price_cents" label={t(planEditingTexts.price)} before="R$" inputMode="decimal" />
        <FormSelect name="interval" label={t(planEditingTexts.interval)}>
          <option value="month">{t(contentWordTexts.interval_month)}</option>
          <option value="year">{t(contentWordTexts.interval_year)}</option>
        </FormSelect>
        <FormText name="commission_bp" label={t(planEditingTexts.commission)} after="%" inputMode="decimal" />
        <FormText
          name="max_offers"
          label={t(planEditingTexts.maxOffers)}
          hint={t(planEditingTexts.maxOffersHint)}
          optional
        />
        <FormText name="max_ads" label={t(planEditingTexts.maxAds)} hint={t(planEditingTexts.maxHint)} optional />
      </div>
      <FormTextArea
        name="features"
        label={t(planEditingTexts.features)}
        hint={t(planEditingTexts.featuresHint)}
        rows={4}
      />
      <FormCheckbox name="highlighted">{t(planEditingTexts.highlighted)}</FormCheckbox>
    </>
  )
}
