import { both } from '@bra/contract/kit/both'

export const rankingTexts = {
  rankingHint: both(
    'Posição por pedidos pagos, nota, pontualidade e cancelamentos dos últimos 60 dias, e por vendas honradas e condição certa em 180; sem avaliação neste tempo, vale a nota de sempre. Com menos de 10 vendas, a loja aparece como nova.',
    'Position by paid orders, rating, punctuality and cancellations of the last 60 days; without a review in that time, the rating of all times counts. A store under 10 sales is shown as new.',
  ),
  position: both('Posição', 'Position'),
  place: both('{position}º', '#{position}'),
  rating60Title: both('Nota em 60 dias', 'Rating in 60 days'),
  in60Days: both('em 60 dias', 'in 60 days'),
  noReviews60: both('Sem avaliações em 60 dias', 'No reviews in 60 days'),
  orders60: both(
    '{count} pedido em 60 dias|{count} pedidos em 60 dias',
    '{count} order in 60 days|{count} orders in 60 days',
  ),
  orders60Title: both('Pedidos em 60 dias', 'Orders in 60 days'),
  onTimeShare: both('{share} no prazo', '{share} on time'),
  cancelledShare: both('{share} cancelados', '{share} cancelled'),
  unknown: both('—', '—'),
  noneInState: both('Nenhuma loja neste estado ainda', 'No store in this state yet'),
  noneInStateHint: both('Veja o ranking do país inteiro.', 'See the ranking of the whole country.'),
  seeWholeRanking: both('Ver todos os estados', 'See all states'),
  rankDescription: both(
    'As cartas e produtos de maior e menor preço, os mais vistos e os mais vendidos do mês.',
    'The cards and products of highest and lowest price, the most viewed and the best sellers of the month.',
  ),
  rankHigh: both('Maior preço', 'Highest price'),
  rankLow: both('Menor preço', 'Lowest price'),
  rankViews: both('Mais vistas', 'Most viewed'),
  rankSales: both('Mais vendidas', 'Best sellers'),
  views30: both('Visitas em 30 dias', 'Views in 30 days'),
  sales30: both('Vendas em 30 dias', 'Sales in 30 days'),
  viewsOf: both(
    '{count} visita em 30 dias|{count} visitas em 30 dias',
    '{count} view in 30 days|{count} views in 30 days',
  ),
  salesOf: both(
    '{count} venda em 30 dias|{count} vendas em 30 dias',
    '{count} sale in 30 days|{count} sales in 30 days',
  ),
  change30: both('Preço em 30 dias', 'Price in 30 days'),
  priceFrom: both('A partir de', 'From'),
  noRank: both('Nada neste ranking ainda', 'Nothing in this ranking yet'),
  noRankHint: both(
    'As posições aparecem com as primeiras ofertas e vendas.',
    'Positions appear with the first offers and sales.',
  ),
}
