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

/** A card's condition has a code that traders know; other goods have only a word. */
export const conditionName = (t: Translate, condition: OfferCondition) =>
  condition.length < 3 ? `${condition} ${t(`trade.${condition}`)}` : t(`trade.${condition}`)

interface ConditionOptionsProps {
  of: readonly OfferCondition[]
  /** Replaces the usual "code and word" label. */
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

export const LanguageOptions = () => <CodeOptions of={languages} />
export const FinishOptions = () => <CodeOptions of={finishes} />
export const EditionOptions = () => <CodeOptions of={editions} />

export function CodeOptions({ of }: { of: readonly (OfferCondition | CardLanguage | Finish | Edition)[] }) {
  const t = useText()
  return of.map((code) => (
    <option key={code} value={code}>
      {t(`trade.${code}`)}
    </option>
  ))
}
