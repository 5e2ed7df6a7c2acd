import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { ownProductTexts } from './texts.ts'

const figures = 'text-right tabular-nums'
/** A saved value is a number, a typed one is text. */
const numberOf = (typed: string | number) => {
  const text = `${typed}`.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
const maybeNumberOf = (typed: string | number | undefined) => (`${typed ?? ''}`.trim() ? numberOf(typed!) : null)

export function ShippingFields() {
  const t = useText()
  const sizes = ['length', 'width', 'height'] as const
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <FormText
          name="weight_grams"
          label={t(ownProductTexts.weight)}
          after="g"
          inputMode="numeric"
          autoComplete="off"
          className={figures}
          read={numberOf}
        />
        <FormText
          name="ncm"
          inputMode="numeric"
          maxLength={10}
          label={t(ownProductTexts.ncm)}
          hint={t(ownProductTexts.ncmHint)}
        />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {sizes.map((size) => (
          <FormText
            key={size}
            name={`${size}_cm`}
            label={t(ownProductTexts[size])}
            after="cm"
            inputMode="decimal"
            autoComplete="off"
            className={figures}
            read={maybeNumberOf}
            optional
          />
        ))}
      </div>
    </>
  )
}
