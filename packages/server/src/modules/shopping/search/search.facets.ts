import type { Facets } from '@bra/contract/shopping/search.schemas'
import {
  conditionNames,
  finishNames,
  finishes,
  languageNames,
  languages,
  offerConditions,
} from '@bra/contract/trade/trade'
import type { Counts, Filter, Vocabulary } from '../finder/index.ts'

interface Option {
  value: string
  label: string
  count: number
}

export function facetsView(counts: Counts, known: Vocabulary, applied: Filter): Facets {
  const named = <T extends string>(
    of: Map<string, number>,
    names: Record<T, string>,
    order: readonly T[],
    chosen: string[],
  ) =>
    kept(
      order.map((value) => ({ value, label: names[value], count: of.get(value) ?? 0 })),
      chosen,
    )
  const bySlug = (of: Map<number, number>, words: { id: number; slug: string; name: string }[], chosen: string[]) =>
    kept(
      words.map(({ id, slug, name }) => ({ value: slug, label: name, count: of.get(id) ?? 0 })),
      chosen,
    )
  const ufs = [...counts.ufs].map(([uf, count]) => ({ value: uf, label: uf, count }))
  return {
    ...categoryFacets(counts.categories, known, applied.categories),
    rarities: kept(
      known.rarities.map(({ id, slug, name, glyph, tone }) => {
        return { value: slug, label: name, count: counts.rarities.get(id) ?? 0, glyph, tone }
      }),
      applied.rarities,
    ),
    elements: bySlug(counts.elements, known.elements, applied.elements),
    brands: bySlug(counts.brands, known.brands, applied.brands),
    leagues: bySlug(counts.leagues, known.leagues, applied.leagues),
    conditions: named(counts.conditions, conditionNames, offerConditions, applied.condition ? [applied.condition] : []),
    languages: named(counts.languages, languageNames, languages, applied.languages),
    finishes: named(counts.finishes, finishNames, finishes, applied.finishes),
    ufs: byCount(kept(ufs, applied.ufs)),
    bra_center: counts.bra_center,
    on_sale: counts.on_sale,
    price: counts.price,
  }
}

/** A game has hundreds of collections: the fullest are named, more are counted, others have a call of their own. */
const MOST_NAMED = 40
const MOST_COUNTED = 120
function categoryFacets({ ids, counts }: Counts['categories'], known: Vocabulary, chosen: number[]) {
  const fullest = ids.subarray(0, MOST_NAMED)
  const countOf = (id: number) => counts[id] ?? 0
  const others = chosen.filter((id) => !fullest.includes(id)).toSorted((a, b) => countOf(b) - countOf(a))
  const categories = [...fullest, ...others].flatMap((id): Option[] => {
    const category = known.categories[known.placeOf.get(id) ?? -1]
    return category ? [{ value: String(id), label: category.name, count: countOf(id) }] : []
  })
  const rest = [...ids.subarray(MOST_NAMED, MOST_COUNTED)].filter((id) => !others.includes(id))
  return { categories, other_categories: rest.map((id): [number, number] => [id, countOf(id)]) }
}

const kept = <Of extends Option>(options: Of[], chosen: string[]) =>
  options.filter((option) => option.count > 0 || chosen.includes(option.value))
const byCount = (options: Option[]) => options.sort((a, b) => b.count - a.count)
