import { both } from '@bra/contract/kit/both'

export const storeStateTexts = {
  review: both('Em análise', 'Under review'),
  refused: both('Para corrigir', 'To correct'),
  open: both('Aberta', 'Open'),
  vacation: both('De férias', 'On vacation'),
  suspended: both('Suspensa', 'Suspended'),
  closed: both('Encerrada', 'Closed'),
}
