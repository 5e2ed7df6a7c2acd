import { both } from '@bra/contract/kit/both'

/** Search engines show these descriptions of the lists of a brand or a league. */
export const sealTexts = {
  brand: both(
    'Produtos {name}: preços de lojas de todo o Brasil.',
    'Products by {name}: prices at stores all over Brazil.',
  ),
  league: both(
    'Produtos da liga {name}: preços de lojas de todo o Brasil.',
    'Products of the {name} league: prices at stores all over Brazil.',
  ),
}
