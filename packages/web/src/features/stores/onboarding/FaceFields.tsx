import { addressSlug } from '@bra/contract/trade/format'
import { type FormEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormCheckbox, FormSelect, FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { SlugField } from './SlugField.tsx'
import { storeOpeningTexts } from './texts.ts'

const DAYS = ['1', '2', '3', '4', '5']

interface FaceFieldsProps {
  ownSlug?: string
  isSlugFixed?: boolean
}

/** These fields must stand in a form. */
export function FaceFields({ ownSlug, isSlugFixed }: FaceFieldsProps) {
  const t = useText()
  const { getValues, setValue, formState } = useFormContext()
  const { errors } = formState
  const named = useRef(String(getValues('name') ?? ''))
  // The address of a new store follows its name until it is typed by hand.
  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const isOwn = ownSlug !== undefined || getValues('slug') !== addressSlug(named.current)
    named.current = currentTarget.value
    if (isOwn) return
    setValue('slug', addressSlug(named.current), { shouldDirty: true, shouldValidate: errors.slug !== undefined })
  }
  return (
    <>
      <FormText
        name="name"
        autoComplete="off"
        maxLength={60}
        label={t(storeOpeningTexts.name)}
        onInputCapture={follow}
      />
      <SlugField own={ownSlug} readOnly={isSlugFixed} />
      <FormTextArea
        name="description"
        rows={3}
        maxLength={1000}
        label={t(storeOpeningTexts.description)}
        hint={t(storeOpeningTexts.descriptionHint)}
        optional
      />
      <FormTextArea
        name="policies"
        rows={3}
        maxLength={2000}
        label={t(storeOpeningTexts.policies)}
        hint={t(storeOpeningTexts.policiesHint)}
        optional
      />
      <SendingFields />
    </>
  )
}

function SendingFields() {
  const t = useText()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="posts_in_days" label={t(storeOpeningTexts.postsIn)}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {t(storeOpeningTexts.postsInDays, { count: Number(days) })}
            </option>
          ))}
        </FormSelect>
        <FormText
          name="free_shipping_over_cents"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          before="R$"
          className="text-right tabular-nums"
          label={t(storeOpeningTexts.freeOver)}
          hint={t(storeOpeningTexts.freeOverHint)}
          optional
        />
      </div>
      <div>
        <FormCheckbox name="sends_letters" hint={t(storeOpeningTexts.lettersHint)}>
          {t(storeOpeningTexts.letters)}
        </FormCheckbox>
        <FormCheckbox name="allows_pickup" hint={t(storeOpeningTexts.pickupHint)}>
          {t(storeOpeningTexts.pickup)}
        </FormCheckbox>
      </div>
    </>
  )
}
