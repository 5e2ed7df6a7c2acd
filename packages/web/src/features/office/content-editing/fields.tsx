import type { ShelfName } from '@bra/contract/office/content-editing.schemas'
import { states } from '@bra/contract/trade/trade'
import type { ComponentType } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormSelect, FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { contentWordTexts } from '../../ground/content/content-word-texts.ts'
import { BannerFields } from './BannerFields.tsx'
import { PlanFields } from './PlanFields.tsx'
import { contentEditingTexts } from './texts.ts'

const pair = 'grid items-start gap-4 sm:grid-cols-2'

function FaqFields() {
  const t = useText()
  return (
    <>
      <FormText name="topic" label={t(contentEditingTexts.topic)} maxLength={40} />
      <FormText name="question" label={t(contentEditingTexts.question)} maxLength={160} />
      <FormTextArea name="answer" label={t(contentEditingTexts.answer)} rows={6} maxLength={2000} />
    </>
  )
}

function NoticeFields() {
  const t = useText()
  return (
    <>
      <FormText name="title" label={t(contentEditingTexts.title)} maxLength={80} />
      <FormTextArea name="body" label={t(contentEditingTexts.body)} rows={3} maxLength={300} />
      <div className={pair}>
        <FormText name="link" label={t(contentEditingTexts.link)} hint={t(contentEditingTexts.linkHint)} optional />
        <FormSelect name="level" label={t(contentEditingTexts.level)}>
          <option value="info">{t(contentWordTexts.level_info)}</option>
          <option value="warning">{t(contentWordTexts.level_warning)}</option>
        </FormSelect>
        <FormText name="starts_at" type="datetime-local" label={t(contentEditingTexts.starts)} />
        <FormText name="ends_at" type="datetime-local" label={t(contentEditingTexts.ends)} />
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
        <FormSelect name="weekday" label={t(contentEditingTexts.weekday)}>
          {WEEK.map((day) => (
            <option key={day} value={day}>
              {t(contentWordTexts[`day_${day}`])}
            </option>
          ))}
        </FormSelect>
        <FormText
          name="minimum_cents"
          label={t(contentEditingTexts.minimum)}
          hint={t(contentEditingTexts.minimumHint)}
          before="R$"
          inputMode="decimal"
          optional
        />
      </div>
      <FormText name="name" label={t(contentEditingTexts.name)} maxLength={60} />
      <ChoiceGroup legend={t(contentEditingTexts.ufs)} error={getFieldState('ufs', formState).error?.message}>
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
      <p className="text-ink-2">{t(contentEditingTexts.blockHint)}</p>
      <div className={pair}>
        <FormText name="day" type="date" label={t(contentEditingTexts.day)} />
        <FormText
          name="name"
          label={t(contentEditingTexts.blockName)}
          hint={t(contentEditingTexts.blockNameHint)}
          maxLength={60}
        />
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
