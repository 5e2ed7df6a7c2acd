import { both } from '@bra/contract/kit/both'

export const searchPageTexts = {
  title: both('Busca por “{text}”', 'Search for “{text}”'),
  intro: both('Resultados da busca', 'Search results'),
  within: both('Só em {name}.', 'Only in {name}.'),
  everywhere: both('Buscar em todo o catálogo', 'Search the whole catalogue'),
  correctedFrom: both(
    'Mostrando resultados para “{word}”. Não encontramos “{text}”.',
    'Showing results for “{word}”. We found nothing for “{text}”.',
  ),
  suggestMissing: both('Sugerir este produto', 'Suggest this product'),
}
