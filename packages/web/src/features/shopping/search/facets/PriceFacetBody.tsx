import { type FormEvent, useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { NumberInput } from '../../../../ui/inputs.tsx'
import { facetTexts } from './texts.ts'

interface PriceFacetBodyProps {
  /** In whole reais. */
  min: number | null
  max: number | null
  /** The lowest and highest price of the list, in cents. */
  range: { min: number; max: number } | null
  onApply: (min: number | null, max: number | null) => void
}

/** Two fields in reais; if they are the wrong way round they are swapped. */
export function PriceFacetBody({ min, max, range, onApply }: PriceFacetBodyProps) {
  const t = useText()
  const [from, setFrom] = useState(min === null ? '' : String(min))
  const [to, setTo] = useState(max === null ? '' : String(max))

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const [low, high] = [reaisIn(from), reaisIn(to)]
    if (low !== null && high !== null && low > high) onApply(high, low)
    else onApply(low, high)
  }
  const digits = (text: string) => text.replace(/\D/g, '').slice(0, 6)

  return (
    <form onSubmit={apply} className="grid grid-cols-2 gap-2">
      <NumberInput
        label={t(facetTexts.priceFrom)}
        before="R$"
        value={from}
        placeholder={range ? String(Math.floor(range.min / 100)) : undefined}
        onChange={(event) => setFrom(digits(event.target.value))}
      />
      <NumberInput
        label={t(facetTexts.priceTo)}
        before="R$"
        value={to}
        placeholder={range ? String(Math.ceil(range.max / 100)) : undefined}
        onChange={(event) => setTo(digits(event.target.value))}
      />
      <Button type="submit" variant="outline" size="small" className="col-span-2">
        {t(facetTexts.priceApply)}
      </Button>
    </form>
  )
}

const reaisIn = (text: string) => (text === '' ? null : Number(text))
