import { both } from '@bra/contract/kit/both'

export const layoutTexts = {
  skip: both('Pular para o conteúdo', 'Skip to content'),
  notFound: both('Não encontramos esta página', 'We could not find this page'),
  notFoundHint: both(
    'O endereço pode ter mudado, ou o produto saiu do catálogo. Busque pelo nome, número ou coleção.',
    'The address may have changed, or the product left the catalogue. Search by name, number or set.',
  ),
  updated: both('Atualizamos o site', 'The site was updated'),
  updatedHint: both(
    'Recarregue para continuar com a versão nova. Se não adiantar, confira a sua conexão.',
    'Reload to go on with the new version. If that does not help, check your connection.',
  ),
  lostPage: both('A página não abriu', 'The page did not open'),
  lostPart: both('Uma parte da página não chegou', 'A part of the page did not come'),
  lostHint: both(
    'Atualizamos o site, ou a conexão falhou. O que está na tela continua aqui; recarregar traz a versão nova.',
    'The site was updated, or the connection failed. What is on the screen stays; reloading brings the new version.',
  ),
  reload: both('Recarregar', 'Reload'),
  offline: both('Você está sem conexão', 'You are offline'),
  offlineHint: both(
    'Assim que a internet voltar, é só tentar de novo: nada do que você fez se perdeu.',
    'Try again once the network is back: nothing you did is lost.',
  ),
  searchShort: both('Buscar', 'Search'),
  menu: both('Menu', 'Menu'),
  mainNav: both('Seções da loja', 'Sections of the shop'),
  accessories: both('Acessórios', 'Accessories'),
  list: both('Montar lista', 'Buy a list'),
  sell: both('Vender na Bra', 'Sell on Bra'),
  account: both('Conta', 'Account'),
  enter: both('Entrar', 'Sign in'),
  myAccount: both('Minha conta', 'My account'),
  favorites: both('Favoritos', 'Favourites'),
  categories: both('Categorias', 'Categories'),
  shortcuts: both('Atalhos', 'Shortcuts'),
  toastRegion: both('Mensagens', 'Messages'),
  dashboard: both('Painel', 'Dashboard'),
  orders: both('Pedidos', 'Orders'),
  company: both('Loja e dados', 'Store details'),
}
