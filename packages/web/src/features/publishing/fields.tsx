import type { ShelfName } from '@bra/contract/publishing.schemas'
import { states } from '@bra/contract/trade'
import type { ComponentType } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormCheckbox, FormSelect, FormText, FormTextArea } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Checkbox, ChoiceGroup } from '../../ui/choices.tsx'

const pair = 'grid gap-4 sm:grid-cols-2'
const tones = ['mata', 'agua', 'fogo', 'vento', 'noite', 'terra'] as const

function BannerFields() {
  const t = useText()
  return (
    <>
      <div className={pair}>
        <FormSelect name="place" label={t('publishing.place')}>
          <option value="home">{t('publishing.place_home')}</option>
          <option value="ads">{t('publishing.place_ads')}</option>
        </FormSelect>
        <FormSelect name="tone" label={t('publishing.tone')}>
          {tones.map((tone) => (
            <option key={tone} value={tone}>
              {t(`publishing.tone_${tone}`)}
            </option>
          ))}
        </FormSelect>
      </div>
      <FormText name="title" label={t('publishing.title')} maxLength={60} />
      <FormText name="subtitle" label={t('publishing.subtitle')} maxLength={140} />
      <div className={pair}>
        <FormText name="label" label={t('publishing.label')} maxLength={40} />
        <FormText name="link" label={t('publishing.link')} hint={t('publishing.linkHint')} inputMode="url" />
      </div>
      <FormText name="image" label={t('publishing.image')} hint={t('publishing.imageHint')} list="banner-images" />
      <FormText name="image_mobile" label={t('publishing.imageMobile')} list="banner-images" optional />
      <FormCheckbox name="active">{t('publishing.active')}</FormCheckbox>
    </>
  )
}

function FaqFields() {
  const t = useText()
  return (
    <>
      <FormText name="topic" label={t('publishing.topic')} maxLength={40} />
      <FormText name="question" label={t('publishing.question')} maxLength={160} />
      <FormTextArea name="answer" label={t('publishing.answer')} rows={6} maxLength={2000} />
    </>
  )
}

function NoticeFields() {
  const t = useText()
  return (
    <>
      <FormText name="title" label={t('publishing.title')} maxLength={80} />
      <FormTextArea name="body" label={t('publishing.body')} rows={3} maxLength={300} />
      <div className={pair}>
        <FormText name="link" label={t('publishing.link')} hint={t('publishing.linkHint')} optional />
        <FormSelect name="level" label={t('publishing.level')}>
          <option value="info">{t('publishing.level_info')}</option>
          <option value="warning">{t('publishing.level_warning')}</option>
        </FormSelect>
        <FormText name="starts_at" type="datetime-local" label={t('publishing.starts')} />
        <FormText name="ends_at" type="datetime-local" label={t('publishing.ends')} />
      </div>
    </>
  )
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const

function FreeDayFields() {
  const t = useText()
  const { register, getFieldState, formState } = useFormContext()
  return (
    <>
      <div className={pair}>
        <FormSelect name="weekday" label={t('publishing.weekday')}>
          {WEEK.map((day) => (
            <option key={day} value={day}>
              {t(`publishing.day_${day}`)}
            </option>
          ))}
        </FormSelect>
        <FormText
          name="minimum_cents"
          label={t('publishing.minimum')}
          hint={t('publishing.minimumHint')}
          before="R$"
          inputMode="decimal"
          optional
        />
      </div>
      <FormText name="name" label={t('publishing.name')} maxLength={60} />
      <ChoiceGroup legend={t('publishing.ufs')} error={getFieldState('ufs', formState).error?.message}>
        <div className="grid grid-cols-4 gap-x-3 sm:grid-cols-7">
          {states.map((uf) => (
            <Checkbox key={uf} {...register('ufs')} value={uf}>
              {uf}
            </Checkbox>
          ))}
        </div>
      </ChoiceGroup>
    </>
  )
}

function PlanFields() {
  const t = useText()
  return (
    <>
      <p className="text-ink-2">{t('publishing.planHint')}</p>
      <div className={pair}>
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
        <FormText name="max_offers" label={t('publishing.maxOffers')} hint={t('publishing.maxHint')} optional />
        <FormText name="max_ads" label={t('publishing.maxAds')} hint={t('publishing.maxHint')} optional />
      </div>
      <FormTextArea name="features" label={t('publishing.features')} hint={t('publishing.featuresHint')} rows={4} />
      <FormCheckbox name="highlighted">{t('publishing.highlighted')}</FormCheckbox>
    </>
  )
}

/** The fields of one entry of each list. */
export const shelfFields: Record<ShelfName, ComponentType> = {
  banners: BannerFields,
  faq: FaqFields,
  'site-notices': NoticeFields,
  'free-days': FreeDayFields,
  plans: PlanFields,
}
