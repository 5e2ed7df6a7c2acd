import { type Copies, possibleEditions, possibleFinishes, possibleLanguages } from '@bra/contract/trade/copies'
import {
  type CardLanguage,
  type Edition,
  editions,
  type Finish,
  finishes,
  languages,
  type OfferCondition,
} from '@bra/contract/trade/trade'
import { type Translate, useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { variantTexts } from './texts.ts'

/** A card's condition has a code that traders know; other goods have only a word. */
export const conditionName = (t: Translate, condition: OfferCondition) =>
  condition.length < 3 ? `${condition} ${t(tradeTexts[condition])}` : t(tradeTexts[condition])

interface ConditionOptionsProps {
  of: readonly OfferCondition[]
  named?: (condition: OfferCondition) => string
}

export function ConditionOptions({ of, named }: ConditionOptionsProps) {
  const t = useText()
  return of.map((condition) => (
    <option key={condition} value={condition}>
      {named ? named(condition) : conditionName(t, condition)}
    </option>
  ))
}

interface ExistingOptionsProps<Code> {
  /** If it is undefined, all options stand in one list. */
  copies?: Copies | undefined
  /** Stays in the list, as an offer keeps what it has. */
  kept?: Code | undefined
}

export function LanguageOptions({ copies, kept }: ExistingOptionsProps<CardLanguage>) {
  const possible = copies ? possibleLanguages(copies) : languages
  return <ExistingOptions all={languages} {...{ possible, kept }} known={copies?.languages ?? null} />
}

export function FinishOptions({ copies, kept }: ExistingOptionsProps<Finish>) {
  const possible = copies ? possibleFinishes(copies) : finishes
  return <ExistingOptions all={finishes} {...{ possible, kept }} known={copies?.finishes ?? null} />
}

export function EditionOptions({ copies, kept }: ExistingOptionsProps<Edition>) {
  const possible = copies ? possibleEditions(copies) : editions
  return <ExistingOptions all={editions} {...{ possible, kept }} known={copies?.editions ?? null} />
}

interface OfPrinting<Code> {
  all: readonly Code[]
  possible: readonly Code[]
  known: readonly Code[] | null
  kept: Code | undefined
}

/** What a printing is known to have stands first; the other options are a group of their own. */
function ExistingOptions<Code extends Finish | Edition | CardLanguage>({
  all,
  possible,
  known,
  kept,
}: OfPrinting<Code>) {
  const t = useText()
  const offered = all.filter((code) => possible.includes(code) || code === kept)
  const others = offered.filter((code) => known && !known.includes(code))
  return (
    <>
      <CodeOptions of={offered.filter((code) => !others.includes(code))} />
      {others.length > 0 && (
        <optgroup label={t(variantTexts.otherCopies)}>
          <CodeOptions of={others} />
        </optgroup>
      )}
    </>
  )
}

export function CodeOptions({ of }: { of: readonly (OfferCondition | CardLanguage | Finish | Edition)[] }) {
  const t = useText()
  return of.map((code) => (
    <option key={code} value={code}>
      {t(tradeTexts[code])}
    </option>
  ))
}
