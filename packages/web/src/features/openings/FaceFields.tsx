import { addressSlug } from '@bra/contract/format'
import { useFormContext } from 'react-hook-form'
import { FormCheckbox, FormSelect, FormText, FormTextArea } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { SlugField } from './SlugField.tsx'

const DAYS = ['1', '2', '3', '4', '5']

interface FaceFieldsProps {
  /** Its address, where it has one. */
  ownSlug?: string
  isSlugFixed?: boolean
}

/** How a store presents itself; within a form. */
export function FaceFields({ ownSlug, isSlugFixed }: FaceFieldsProps) {
  const t = useText()
  const { getValues, setValue } = useFormContext()
  const suggest = () => {
    if (!getValues('slug')) setValue('slug', addressSlug(String(getValues('name') ?? '')), { shouldDirty: true })
  }
  return (
    <>
      <FormText name="name" autoComplete="off" maxLength={60} label={t('opening.name')} onBlurCapture={suggest} />
      <SlugField own={ownSlug} readOnly={isSlugFixed} />
      <FormTextArea
        name="description"
        rows={3}
        maxLength={1000}
        label={t('opening.description')}
        hint={t('opening.descriptionHint')}
        optional
      />
      <FormTextArea
        name="policies"
        rows={3}
        maxLength={2000}
        label={t('opening.policies')}
        hint={t('opening.policiesHint')}
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
        <FormSelect name="posts_in_days" label={t('opening.postsIn')}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {t('opening.postsInDays', { count: Number(days) })}
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
          label={t('opening.freeOver')}
          hint={t('opening.freeOverHint')}
          optional
        />
      </div>
      <div>
        <FormCheckbox name="sends_letters" hint={t('opening.lettersHint')}>
          {t('opening.letters')}
        </FormCheckbox>
        <FormCheckbox name="allows_pickup" hint={t('opening.pickupHint')}>
          {t('opening.pickup')}
        </FormCheckbox>
      </div>
    </>
  )
}
