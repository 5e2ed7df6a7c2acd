import type { Facets } from '@bra/contract/search.schemas'
import { cardConditions, conditionNames, type OfferCondition, offerConditions } from '@bra/contract/trade'
import { useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'

interface ConditionFacetBodyProps {
  title: string
  counted: Facets | null
  whole: Facets | null
  chosen: OfferCondition | null
  onChoose: (condition: OfferCondition | null) => void
}

const isOnScale = (condition: OfferCondition) => (cardConditions as readonly string[]).includes(condition)

/** Cards have a scale, so a condition means "this or better"; sealed goods and graded cards are only themselves. */
export function ConditionFacetBody({ title, counted, whole, chosen, onChoose }: ConditionFacetBodyProps) {
  const t = useText()
  const name = useId()
  const countOf = (condition: OfferCondition) =>
    counted && (counted.conditions.find(({ value }) => value === condition)?.count ?? 0)
  const shown = offerConditions.filter(
    (condition) =>
      condition === chosen || !whole || whole.conditions.some(({ value, count }) => value === condition && count > 0),
  )
  return (
    <ChoiceGroup legend={title} hiddenLegend>
      <Radio name={name} checked={chosen === null} onChange={() => onChoose(null)}>
        {t('lists.anyCondition')}
      </Radio>
      {shown.map((condition) => (
        <Radio
          key={condition}
          name={name}
          checked={condition === chosen}
          disabled={countOf(condition) === 0 && condition !== chosen}
          end={countOf(condition)}
          onChange={() => onChoose(condition)}
        >
          {conditionWords(condition, t('lists.orBetter'))}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}

/** "NM Praticamente Nova ou superior"; the best of the scale and what has none stand alone. */
export const conditionWords = (condition: OfferCondition, orBetter: string) =>
  isOnScale(condition)
    ? `${condition} ${conditionNames[condition]}${condition === 'M' ? '' : ` ${orBetter}`}`
    : conditionNames[condition]
