import type { CardLanguage, Edition, Finish } from '@bra/contract/trade/trade'
import { editions, finishes, languages } from '@bra/contract/trade/trade'
import { useFormContext } from 'react-hook-form'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'

interface CodeTicksProps {
  name: string
  legend: string
  hint: string
  /** Codes of a source that offers cannot say; they keep their place in the list. */
  others?: string[]
}

export const FinishTicks = (props: CodeTicksProps) => <CodeTicks {...props} codes={finishes} />
export const EditionTicks = (props: CodeTicksProps) => <CodeTicks {...props} codes={editions} />
export const LanguageTicks = (props: CodeTicksProps) => <CodeTicks {...props} codes={languages} />

function CodeTicks({
  name,
  legend,
  hint,
  others = [],
  codes,
}: CodeTicksProps & { codes: readonly (Finish | Edition | CardLanguage)[] }) {
  const t = useText()
  const { register } = useFormContext()
  return (
    <ChoiceGroup legend={legend} className="sm:col-span-2">
      <p className="text-small text-ink-3">{hint}</p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {codes.map((code) => (
          <Checkbox key={code} {...register(name)} value={code}>
            {t(tradeTexts[code])}
          </Checkbox>
        ))}
        {others.map((code) => (
          <Checkbox key={code} {...register(name)} value={code}>
            {code}
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  )
}
