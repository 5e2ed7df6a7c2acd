import { both } from '@bra/contract/kit/both'

export const setsTexts = {
  sets: both('Coleções', 'Collections'),
  allSets: both('Todas as coleções', 'All collections'),
}
