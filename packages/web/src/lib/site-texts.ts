import { both } from '@bra/contract/kit/both'

export const siteTexts = {
  newWindow: both('(abre em outra janela)', '(opens another window)'),
  back: both('Voltar', 'Back'),
  brand: both('Bra Cards', 'Bra Cards'),
  description: both(
    'Compare ofertas de cartas colecionáveis de lojas de todo o Brasil, com frete, condição e preço às claras.',
    'Compare trading-card offers from stores all over Brazil, with freight, condition and price in plain sight.',
  ),
  loading: both('Carregando', 'Loading'),
  retry: both('Tentar de novo', 'Try again'),
  close: both('Fechar', 'Close'),
  home: both('Início', 'Home'),
  breadcrumb: both('Você está aqui', 'You are here'),
  problem: both(
    'Algo deu errado, entre em contato com os desenvolvedores.',
    'Something went wrong, please contact the developers.',
  ),
  problemHint: both('O resto do site continua funcionando.', 'The rest of the site keeps working.'),
  explore: both('Explorar cartas', 'Explore cards'),
  searchClear: both('Limpar busca', 'Clear search'),
  more: both('Carregar mais', 'Load more'),
  shown: both('Mostrando {shown} de {total}', 'Showing {shown} of {total}'),
  shownFirst: both(
    'Mostrando {shown} de {total}. Use a busca ou os filtros para encontrar o resto.',
    'Showing {shown} of {total}. Use the search or the filters to find the rest.',
  ),
  myStores: both('Minhas lojas', 'My stores'),
  actions: both('Ações', 'Actions'),
}
