import { both } from '@bra/contract/kit/both'

export const mergeTexts = {
  offersOf: both('{count} oferta|{count} ofertas', '{count} offer|{count} offers'),
  merge: both('Unir', 'Merge'),
  mergeOf: both('Unir {name}', 'Merge {name}'),
  mergeHint: both(
    'O produto {code} deixa de existir: tudo o que é dele passa para o outro, e o endereço dele leva até lá. Não dá para desfazer.',
    'The product {code} ceases to exist: all of it goes to the other one, and its address leads there. It cannot be undone.',
  ),
  searchOther: both('Qual produto fica?', 'Which product stays?'),
  none: both('Nenhum outro produto com estas palavras.', 'No other product with these words.'),
  offers: both('Ofertas', 'Offers'),
  carts: both('Carrinhos', 'Carts'),
  orders: both('Itens de pedidos', 'Lines of orders'),
  sales: both('Vendas', 'Sales'),
  collections: both('Coleções', 'Collections'),
  wants: both('Desejos', 'Wants'),
  favorites: both('Favoritos', 'Favourites'),
  moves: both('O que passa para o produto que fica', 'What goes to the product that stays'),
  joined_offers: both(
    '{count} se soma a outra da mesma loja, pelo preço da que fica|{count} se somam a outras da mesma loja, pelo preço das que ficam',
    '{count} joins another of the same store, at the price of the one that stays|{count} join others of the same store, at the price of those that stay',
  ),
  joined_carts: both(
    '{count} já tem as duas: nele a linha aparece como indisponível|{count} já têm as duas: neles a linha aparece como indisponível',
    '{count} has both: the line there becomes unavailable|{count} have both: the line there becomes unavailable',
  ),
  joined_collections: both(
    '{count} se soma ao que a pessoa já tem|{count} se somam ao que as pessoas já têm',
    '{count} is added to what the person has|{count} are added to what the people have',
  ),
  joined_wants: both(
    '{count} repetido: fica o desejo do produto que fica|{count} repetidos: fica o desejo do produto que fica',
    '{count} is there twice: the one of the product that stays is kept|{count} are there twice: those of the product that stays are kept',
  ),
  joined_favorites: both('{count} repetido|{count} repetidos', '{count} is there twice|{count} are there twice'),
  joinedOffers: both(
    'Ver a oferta que se soma|Ver as {count} ofertas que se somam',
    'See the offer that joins another|See the {count} offers that join others',
  ),
  joinedOffer: both('{gone} passa a {kept}', '{gone} becomes {kept}'),
  keptPaused: both('A que fica está pausada.', 'The one that stays is paused.'),
  pair: both('Os dois produtos', 'Both products'),
  gone: both('Deixa de existir', 'Ceases to exist'),
  kept: both('Fica', 'Stays'),
  sure: both(
    'Conferi o que passa, e sei que não dá para desfazer.',
    'I have checked what moves, and know that it cannot be undone.',
  ),
}
