import { both } from '@bra/contract/kit/both'

export const binderTexts = {
  binder: both('Fichário', 'Binder'),
  binderOf: both('Ver {name} como fichário', 'See {name} as a binder'),
  binderBack: both('Voltar à coleção', 'Back to the collection'),
  binderCounts: both('{owned} de {total}', '{owned} of {total}'),
  binderWorth: both('vale {price}', 'worth {price}'),
  binderPage: both('Página {page} de {total}', 'Page {page} of {total}'),
  binderLeaf: both('Página {page}', 'Page {page}'),
  binderSpread: both('Páginas {from} e {to} de {total}', 'Pages {from} and {to} of {total}'),
  binderPrevious: both('Páginas anteriores', 'Previous pages'),
  binderNext: both('Próximas páginas', 'Next pages'),
  binderPages: both('Todas as páginas', 'All pages'),
  binderGoTo: both('Página {page}: {owned} de {total}', 'Page {page}: {owned} of {total}'),
  binderKeys: both(
    'As setas para os lados viram as páginas; dentro de uma página, as setas andam entre as cartas.',
    'Left and right turn the pages; within a page, the arrows move between cards.',
  ),
  pocketOwned: both('{number} {name}: tenho {copies}', '{number} {name}: I have {copies}'),
  pocketMissing: both('{number} {name}: falta, {price}', '{number} {name}: missing, {price}'),
  pocketWithout: both('{number} {name}: falta, sem ofertas', '{number} {name}: missing, no offers'),
  noneNow: both('Sem ofertas', 'No offers'),
  binderHave: both('tenho', 'have'),
  binderLack: both('falta', 'missing'),
  binderSeveral: both('repetida', 'several'),
  binderFailed: both('Não foi possível carregar o fichário', 'The binder could not be loaded'),
}
