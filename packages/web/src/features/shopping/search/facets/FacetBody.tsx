import { useText } from '../../../../lib/text.tsx'
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx'
import type { ProductList } from '../list/useProductList.ts'
import { ChoiceFacetBody } from './ChoiceFacetBody.tsx'
import { CollectionFacetBody } from './CollectionFacetBody.tsx'
import { ConditionFacetBody } from './ConditionFacetBody.tsx'
import { choicesOf, type FacetName, titleOfFacet, toggleChoice } from './facets.ts'
import { PriceFacetBody } from './PriceFacetBody.tsx'
import { facetTexts } from './texts.ts'

export function FacetBody({ facet, list }: { facet: FacetName; list: ProductList }) {
  const t = useText()
  const { state, show, facets, wholeFacets } = list
  const title = t(titleOfFacet(facet, list.scope))

  if (facet === 'condition')
    return (
      <ConditionFacetBody
        {...{ title, counted: facets, whole: wholeFacets, chosen: state.condition }}
        onChoose={(condition) => show({ ...state, page: 1, condition })}
      />
    )
  if (facet === 'price')
    return (
      <PriceFacetBody
        key={`${state.priceMin}-${state.priceMax}`}
        {...{ min: state.priceMin, max: state.priceMax, range: wholeFacets?.price ?? null }}
        onApply={(priceMin, priceMax) => show({ ...state, page: 1, priceMin, priceMax })}
      />
    )
  if (facet === 'supply') return <SupplyFacetBody title={title} list={list} />
  const Body = facet === 'categories' ? CollectionFacetBody : ChoiceFacetBody
  return (
    <Body
      {...{ facet, title, list, choices: choicesOf(facet, list, t), chosen: state[facet].map(String) }}
      onToggle={(value) => show(toggleChoice(state, facet, value))}
    />
  )
}

function SupplyFacetBody({ title, list: { state, show, facets } }: { title: string; list: ProductList }) {
  const t = useText()
  const rows = [
    { name: 'onSale', text: facetTexts.onSale, count: facets?.on_sale },
    { name: 'braCenter', text: facetTexts.braCenter, count: facets?.bra_center },
  ] as const
  return (
    <ChoiceGroup legend={title} hiddenLegend>
      {rows.map(({ name, text, count }) => (
        <Checkbox
          key={name}
          checked={state[name]}
          disabled={count === 0 && !state[name]}
          end={count}
          onChange={() => show({ ...state, page: 1, [name]: !state[name] })}
        >
          {t(text)}
        </Checkbox>
      ))}
    </ChoiceGroup>
  )
}
