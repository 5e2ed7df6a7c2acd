import { both } from '@bra/contract/kit/both'

export const filterTexts = {
  appliedCount: both('{count} aplicado|{count} aplicados', '{count} applied|{count} applied'),
  filters: both('Filtros', 'Filters'),
  applied: both('Filtros aplicados', 'Applied filters'),
  removeFilter: both('Remover filtro {filter}', 'Remove filter {filter}'),
  clearAll: both('Limpar tudo', 'Clear all'),
  priceAbove: both('A partir de {from}', 'From {from}'),
  priceBelow: both('Até {to}', 'Up to {to}'),
  priceBetween: both('{from} a {to}', '{from} to {to}'),
}
