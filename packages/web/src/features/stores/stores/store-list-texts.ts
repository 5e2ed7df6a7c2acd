import { both } from '@bra/contract/kit/both'

export const storeListTexts = {
  listDescription: both(
    'Lojas de cartas de todo o Brasil: nota, vendas, cidade, prazo de envio e frete grátis.',
    'Card stores from all over Brazil: rating, sales, city, posting time and free shipping.',
  ),
  ofState: both('Lojas em {uf}', 'Stores in {uf}'),
  count: both('{count} loja|{count} lojas', '{count} store|{count} stores'),
  searchStores: both('Buscar loja ou cidade', 'Search store or city'),
  state: both('Estado', 'State'),
  everyState: both('Todos os estados', 'All states'),
  ufCount: both('{uf} ({count})', '{uf} ({count})'),
  order: both('Ordenar por', 'Sort by'),
  orderSales: both('Mais vendas', 'Most sales'),
  orderRating: both('Melhor nota', 'Best rating'),
  orderOffers: both('Mais ofertas', 'Most offers'),
  orderNewest: both('Mais novas', 'Newest'),
  orderName: both('Nome', 'Name'),
  filters: both('Filtros', 'Filters'),
  ratingFrom: both('Nota {rating} ou mais', 'Rated {rating} or more'),
  clearFilters: both('Limpar filtros', 'Clear filters'),
  none: both('Nenhuma loja com esses filtros', 'No store with these filters'),
  noneHint: both('Tire um filtro ou busque só pela cidade.', 'Remove a filter or search by city alone.'),
}
