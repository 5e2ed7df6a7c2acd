/** What search engines are told of the lists of a brand or a league. */
export const seals = {
  brand: 'Produtos {name}: preços de lojas de todo o Brasil.',
  league: 'Produtos da liga {name}: preços de lojas de todo o Brasil.',
}
