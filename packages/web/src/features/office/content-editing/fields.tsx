import type { ShelfName } from '@bra/contract/office/content-editing.schemas'
import { states } from '@bra/contract/trade/trade'
import type { ComponentType } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormSelect, FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { BannerFields } from './BannerFields.tsx'
import { PlanFields } from './PlanFields.tsx'

const pair = 'grid items-start gap-4 sm:grid-cols-2'

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

function BlockDateFields() {
  const t = useText()
  return (
    <>
      <p className="text-ink-2">{t('publishing.blockHint')}</p>
      <div className={pair}>
        <FormText name="day" type="date" label={t('publishing.day')} />
        <FormText name="name" label={t('publishing.blockName')} hint={t('publishing.blockNameHint')} maxLength={60} />
      </div>
    </>
  )
}

export const shelfFields: Record<ShelfName, ComponentType> = {
  banners: BannerFields,
  faq: FaqFields,
  'site-notices': NoticeFields,
  'free-days': FreeDayFields,
  'block-dates': BlockDateFields,
  plans: PlanFields,
}
