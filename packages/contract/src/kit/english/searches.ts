import type { Sentences } from './slotted.ts'

/** What schemas of saved searches say of a field. */
export const searchFields: Sentences = {
  'Dê um nome à busca.': 'Give the search a name.',
  'Use um valor em reais inteiros.': 'Use an amount in whole reais.',
}
