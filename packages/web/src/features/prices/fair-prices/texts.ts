import { both } from '@bra/contract/kit/both'

export const fairPriceTexts = {
  title: both('Preço justo', 'Fair price'),
  range: both('de {low} a {high}', 'from {low} to {high}'),
  unknown: both('Ainda sem vendas nem ofertas para comparar.', 'No sales or offers to compare with yet.'),
  lowest: both('Menor em outras lojas', 'Lowest in other stores'),
  noOffers: both('Nenhuma outra loja vende esta variante agora.', 'No other store sells this variant now.'),
  offers: both(
    'entre {count} oferta igual|entre {count} ofertas iguais',
    'of {count} same offer|of {count} same offers',
  ),
  use: both('Usar {price}', 'Use {price}'),
  sales: both('{count} venda|{count} vendas', '{count} sale|{count} sales'),
  within: both('{sales} em {days} dias', '{sales} in {days} days'),
  estimated: both('estimado', 'estimated'),
  condition: both('em outros idiomas', 'in other languages'),
  product: both('em outras condições', 'in other conditions'),
  byOffers: both(
    'estimado por {count} oferta, sem vendas|estimado por {count} ofertas, sem vendas',
    'estimated by {count} offer, no sales|estimated by {count} offers, no sales',
  ),
  farAbove: both(
    'Este preço está {percent}% acima do preço justo. Confira antes de salvar.',
    'This price is {percent}% above the fair price. Check it before you save.',
  ),
  farBelow: both(
    'Este preço está {percent}% abaixo do preço justo. Confira antes de salvar.',
    'This price is {percent}% below the fair price. Check it before you save.',
  ),
}
