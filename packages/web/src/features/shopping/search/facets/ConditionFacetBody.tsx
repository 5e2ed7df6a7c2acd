import type { Facets } from '@bra/contract/shopping/search.schemas'
import { type OfferCondition, offerConditions } from '@bra/contract/trade/trade'
import { useId } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx'
import { conditionWords } from '../../../stores/listings/condition-words.ts'
import { facetTexts } from './texts.ts'

interface ConditionFacetBodyProps {
  title: string
  counted: Facets | null
  whole: Facets | null
  chosen: OfferCondition | null
  onChoose: (condition: OfferCondition | null) => void
}

/** Cards have a scale, so a condition means "this or better"; sealed goods and graded cards match only themselves. */
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
        {t(facetTexts.anyCondition)}
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
          {conditionWords(t, condition, t(facetTexts.orBetter))}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}
