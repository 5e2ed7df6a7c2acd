import { both } from '@bra/contract/kit/both'

export const nothingFoundTexts = {
  nothing: both('Nada por aqui', 'Nothing here'),
  nothingFiltered: both('Nenhum produto reúne todos esses filtros.', 'No product matches all of these filters.'),
  nothingHint: both(
    'Confira a escrita, use menos palavras ou busque pelo número da carta.',
    'Check the spelling, use fewer words or search by the card number.',
  ),
  relax: both(
    'Remover {filter} traz {count} produto|Remover {filter} traz {count} produtos',
    'Removing {filter} brings {count} product|Removing {filter} brings {count} products',
  ),
}
