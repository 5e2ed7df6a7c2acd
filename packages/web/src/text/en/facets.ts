import type { facets as portuguese } from '../pt-BR/facets.ts'

export const facets: typeof portuguese = {
  appliedCount: '{count} applied|{count} applied',
  searchIn: 'Search in {facet}',
  noChoice: 'No option of that name.',
  showAll: 'Show all {count}',
  showFullest: 'Show the {count} with most products',
  anyCondition: 'Any condition',
  priceFrom: 'From',
  priceTo: 'To',
  priceApply: 'Apply price',
  nothing: 'Nothing here',
  nothingFiltered: 'No product matches all of these filters.',
  nothingHint: 'Check the spelling, use fewer words or search by the card number.',
  relax: 'Removing {filter} brings {count} product|Removing {filter} brings {count} products',
}
