import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { centsOf } from '@bra/contract/trade/cents'
import { money } from '@bra/contract/trade/format'
import { useFormContext, useWatch } from 'react-hook-form'
import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { emptyPassport, missingFrames } from '../../ground/photos/passports/passport-draft.ts'
import { PassportFields } from '../../ground/photos/passports/PassportFields.tsx'
import { passportTexts } from '../../ground/photos/passports/texts.ts'
import { useRules } from '../../ground/settings/settings.data.ts'
import { offerFormTexts } from './offer-form-texts.ts'
import type { OfferValues } from './typed-offer.ts'

/** The condition passport of an offer, which a card of value needs. */
export function PassportField({ product }: { product: Pick<Product, 'name'> }) {
  const t = useText()
  const rules = useRules(['passport_from'])
  const { control, setValue, getValues, getFieldState, formState } = useFormContext<OfferValues>()
  const [passport, price, quantity] = useWatch({ control, name: ['passport', 'price_cents', 'quantity'] })
  const draft = passport ?? emptyPassport
  const missing = missingFrames(draft).length
  const isWrong = Boolean(getFieldState('passport', formState).error)
  if (!rules) return null
  const from = Number(rules.passport_from)
  const isNeeded = (centsIn(price) ?? 0) >= from
  return (
    <fieldset className="min-w-0" aria-describedby={isWrong ? 'passport-error' : undefined}>
      <legend className="mb-1 text-label font-semibold">
        {t(passportTexts.title)}
        {!isNeeded && <span className="font-normal text-ink-3"> {t(formTexts.optional)}</span>}
      </legend>
      <p className="mb-1.5 max-w-[68ch] text-small text-ink-3">
        {t(isNeeded ? offerFormTexts.passportNeeded : offerFormTexts.passportOffered, { price: money(from) })}{' '}
        {quantity > 1 && t(offerFormTexts.passportManyUnits)}
      </p>
      <PassportFields
        of={product.name}
        value={draft}
        fieldOf={(frame) => `passport-${frame}`}
        onChange={(change) => {
          const next = change(getValues('passport') ?? emptyPassport)
          const isEmpty = Object.keys(next.photos).length === 0
          setValue('passport', isEmpty ? null : next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }}
      />
      {isWrong && (
        <div className="mt-1">
          <FieldError id="passport-error">
            {missing > 0
              ? t(offerFormTexts.passportIncomplete, { count: missing })
              : getFieldState('passport', formState).error?.message}
          </FieldError>
        </div>
      )}
    </fieldset>
  )
}

/** The field holds text until somebody types in it. */
const centsIn = (price: number | string) => (typeof price === 'string' ? centsOf(price) : price)
