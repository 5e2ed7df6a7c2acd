import { FormCheckbox, FormSelect, FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'

export function PlanFields() {
  const t = useText()
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormText name="name" label={t('publishing.name')} maxLength={40} />
        <FormSelect name="audience" label={t('publishing.audience')}>
          <option value="seller">{t('publishing.audience_seller')}</option>
          <option value="buyer">{t('publishing.audience_buyer')}</option>
        </FormSelect>
        <FormText name="price_cents" label={t('publishing.price')} before="R$" inputMode="decimal" />
        <FormSelect name="interval" label={t('publishing.interval')}>
          <option value="month">{t('publishing.interval_month')}</option>
          <option value="year">{t('publishing.interval_year')}</option>
        </FormSelect>
        <FormText name="commission_bp" label={t('publishing.commission')} after="%" inputMode="decimal" />
        <FormText name="max_offers" label={t('publishing.maxOffers')} hint={t('publishing.maxOffersHint')} optional />
        <FormText name="max_ads" label={t('publishing.maxAds')} hint={t('publishing.maxHint')} optional />
      </div>
      <FormTextArea name="features" label={t('publishing.features')} hint={t('publishing.featuresHint')} rows={4} />
      <FormCheckbox name="highlighted">{t('publishing.highlighted')}</FormCheckbox>
    </>
  )
}
