import { both } from '@bra/contract/kit/both'

export const listPageTexts = {
  allProducts: both('Todos os produtos', 'All products'),
  allHint: both(
    'Cartas, produtos lacrados e acessórios de lojas de todo o Brasil.',
    'Cards, sealed products and accessories from stores all over Brazil.',
  ),
  cardsHint: both(
    'Compare condição, idioma e preço de cada carta nas lojas de todo o Brasil.',
    'Compare condition, language and price of each card at stores all over Brazil.',
  ),
  accessories: both('Acessórios', 'Accessories'),
  accessoriesHint: both(
    'Sleeves, fichários, deck boxes, playmats e dados.',
    'Sleeves, binders, deck boxes, playmats and dice.',
  ),
  house: both('Lacrados e colecionáveis', 'Sealed and collectibles'),
  houseHint: both('Boosters, caixas, decks prontos, latas e pins.', 'Boosters, boxes, decks, tins and pins.'),
  released: both('Lançada em {day}', 'Released on {day}'),
  collectionDescription: both(
    '{name}: preços de {count} produtos em lojas de todo o Brasil, com condição e frete às claras.',
    '{name}: prices of {count} products at stores all over Brazil, condition and shipping included.',
  ),
}
