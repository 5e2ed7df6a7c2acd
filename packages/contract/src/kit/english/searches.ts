import type { Sentences } from './slotted.ts'

/** What the server says of saved searches. */
export const searchWords: Sentences = {
  'Busca salva.': 'Search saved.',
  'Busca atualizada.': 'Search updated.',
  'Busca excluída.': 'Search deleted.',
  'Você já salvou esta busca como “{}”.': 'You have already saved this search as “{}”.',
  '1 novidade em “{}”': '1 new item in “{}”',
  '{} novidades em “{}”': '{} new items in “{}”',
  '{} por {}.': '{} for {}.',
  'E mais {}.': 'And {} more.',
  'Sua busca “{}” tem 1 novidade': 'Your search “{}” has 1 new item',
  'Sua busca “{}” tem {} novidades': 'Your search “{}” has {} new items',
}

/** What schemas of saved searches say of a field. */
export const searchFields: Sentences = {
  'Dê um nome à busca.': 'Give the search a name.',
  'Use um valor em reais inteiros.': 'Use an amount in whole reais.',
}
