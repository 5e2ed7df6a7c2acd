import { useText } from '../../../lib/text.tsx'
import { centsOf } from '@bra/contract/trade/cents'
import { FormText } from '../../../lib/form-fields.tsx'
import { offerFormTexts } from './offer-form-texts.ts'

const wholeOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

export function PriceAndStock({ stockHint }: { stockHint?: string | undefined }) {
  const t = useText()
  const figures = 'text-right tabular-nums'
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <FormText
        name="price_cents"
        label={t(offerFormTexts.price)}
        before="R$"
        inputMode="decimal"
        autoComplete="off"
        className={figures}
        read={(typed) => (typeof typed === 'string' ? (centsOf(typed) ?? Number.NaN) : typed)}
      />
      <FormText
        name="quantity"
        label={t(offerFormTexts.quantity)}
        hint={stockHint}
        inputMode="numeric"
        autoComplete="off"
        className={figures}
        read={(typed) => (typeof typed === 'string' ? wholeOf(typed) : typed)}
      />
    </div>
  )
}
