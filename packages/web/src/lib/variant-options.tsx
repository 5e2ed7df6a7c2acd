import {
  conditionNames,
  finishes,
  finishNames,
  languageNames,
  languages,
  type OfferCondition,
} from '@bra/contract/trade'

/** A card's condition has a code that traders know; goods have only a word. */
const nameOf = (condition: OfferCondition) =>
  condition.length < 3 ? `${condition} ${conditionNames[condition]}` : conditionNames[condition]

interface ConditionOptionsProps {
  of: readonly OfferCondition[]
  /** Instead of code and word. */
  named?: (condition: OfferCondition) => string
}

export const ConditionOptions = ({ of, named = nameOf }: ConditionOptionsProps) =>
  of.map((condition) => (
    <option key={condition} value={condition}>
      {named(condition)}
    </option>
  ))

export const LanguageOptions = () =>
  languages.map((language) => (
    <option key={language} value={language}>
      {languageNames[language]}
    </option>
  ))

export const FinishOptions = () =>
  finishes.map((finish) => (
    <option key={finish} value={finish}>
      {finishNames[finish]}
    </option>
  ))
