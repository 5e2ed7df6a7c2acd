import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { cardFormTexts } from './card-form-texts.ts'
import { brandOf, cvvLengthOf } from './card.ts'
import type { CardFormState } from './useCardForm.ts'

interface CardFormProps {
  form: CardFormState
  /** True if one more card can be saved. */
  canKeep: boolean
  /** The form takes no second press until the returned promise ends. */
  onDone: () => unknown
  foot: ReactNode
  children: ReactNode
}

/** The form of a new card. It only checks the fields; the caller sends them. */
export function CardForm({ form, canKeep, onDone, foot, children }: CardFormProps) {
  const t = useText()
  return (
    <ContractForm form={form} send={async () => onDone()} className="mt-4">
      <div className="flex max-w-xl flex-col gap-4">
        <NumberField />
        <div className="grid grid-cols-2 gap-4">
          <FormText
            name="expiry"
            mask="expiry"
            autoComplete="cc-exp"
            label={t(cardFormTexts.expiry)}
            hint={t(cardFormTexts.expiryHint)}
          />
          <CvvField />
        </div>
        <FormText
          name="holder"
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          label={t(cardFormTexts.holder)}
          hint={t(cardFormTexts.holderHint)}
        />
        {canKeep && (
          <FormCheckbox name="keep" hint={t(cardFormTexts.keepHint)}>
            {t(cardFormTexts.keep)}
          </FormCheckbox>
        )}
        {children}
      </div>
      {foot}
    </ContractForm>
  )
}

function NumberField() {
  const t = useText()
  const brand = brandOf(String(useWatch({ name: 'number' }) ?? ''))
  return (
    <FormText
      name="number"
      mask="card"
      autoComplete="cc-number"
      label={t(cardFormTexts.number)}
      className="pr-28! tabular-nums"
      after={
        brand && (
          <span className="pr-3 text-label font-semibold text-ink-2">
            <span className="sr-only">{t(cardFormTexts.brand)} </span>
            {brand}
          </span>
        )
      }
    />
  )
}

function CvvField() {
  const t = useText()
  const length = cvvLengthOf(String(useWatch({ name: 'number' }) ?? ''))
  return (
    <FormText
      name="cvv"
      mask="cvv"
      autoComplete="cc-csc"
      label={t(cardFormTexts.cvv)}
      hint={t(cardFormTexts.cvvHint, { count: length })}
    />
  )
}
