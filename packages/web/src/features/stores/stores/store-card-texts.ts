import { both } from '@bra/contract/kit/both'

export const storeCardTexts = {
  topStores: both('Lojas em destaque', 'Featured stores'),
  seeRanking: both('Ver ranking', 'See ranking'),
  newStore: both('Nova loja', 'New store'),
  noReviews: both('Sem avaliações', 'No reviews yet'),
  ratingOf: both(
    'Nota {rating} de 5, {count} avaliação|Nota {rating} de 5, {count} avaliações',
    'Rated {rating} of 5, {count} review|Rated {rating} of 5, {count} reviews',
  ),
  sales: both('{count} venda|{count} vendas', '{count} sale|{count} sales'),
  cityUf: both('{city}, {uf}', '{city}, {uf}'),
  postsIn: both(
    'Envia em {count} dia útil|Envia em {count} dias úteis',
    'Posts within {count} business day|Posts within {count} business days',
  ),
  freeOver: both('Frete grátis acima de {price}', 'Free shipping over {price}'),
  onVacation: both('Em férias', 'On vacation'),
  paused: both('Loja pausada: as ofertas não estão à venda agora.', 'Store paused: its offers are not on sale now.'),
}
