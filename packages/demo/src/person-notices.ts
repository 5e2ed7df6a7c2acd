import { say } from '@bra/contract/kit/saying'
import type { DemoPersonNotice } from './world.types.ts'

/** Notices of the people whom the start message names, oldest first; they say what the house says, in both languages. */
export const demoPersonNotices: DemoPersonNotice[] = [
  {
    to: 'buyer',
    kind: 'security',
    title: say('Novo acesso à sua conta', 'New sign-in to your account'),
    body: say(
      'Firefox no Linux, endereço 203.0.113.7. Se não foi você, troque a senha.',
      'Firefox on Linux, address 203.0.113.7. If it was not you, change the password.',
    ),
    link: '/my-account?aba=seguranca',
    hoursAgo: 19 * 24,
    isRead: true,
  },
  {
    to: 'buyer',
    kind: 'wants',
    title: say('1 novidade em “Cartas de Cerrado Vivo”', '1 new item in “Cartas de Cerrado Vivo”'),
    body: say('Saci-Pererê por R$\u00a04,90.', 'Saci-Pererê for R$\u00a04,90.'),
    link: '/productTcg/list',
    hoursAgo: 9 * 24,
    isRead: true,
  },
  {
    to: 'buyer',
    kind: 'wants',
    title: say('Curupira por R$\u00a096,00', 'Curupira for R$\u00a096,00'),
    body: say(
      'Praticamente Nova, Português, Normal, na loja Toca do Saci.',
      'Near Mint, Portuguese, Normal, at the store Toca do Saci.',
    ),
    link: '/filter-products/curupira',
    hoursAgo: 30,
    isRead: false,
  },
  {
    to: 'buyer',
    kind: 'wants',
    title: say('4 novidades em “Cartas da Toca do Saci”', '4 new items in “Cartas da Toca do Saci”'),
    body: say(
      'Saci-Pererê por R$\u00a04,90. Curupira por R$\u00a096,00. E mais 2.',
      'Saci-Pererê for R$\u00a04,90. Curupira for R$\u00a096,00. And 2 more.',
    ),
    link: '/toca-do-saci',
    hoursAgo: 3,
    isRead: false,
  },
  {
    to: 'seller',
    kind: 'security',
    title: say('Sua senha foi trocada', 'Your password was changed'),
    body: say(
      'Chrome no Windows, endereço 203.0.113.8. Se não foi você, recupere a senha.',
      'Chrome on Windows, address 203.0.113.8. If it was not you, recover the password.',
    ),
    link: '/my-account?aba=seguranca',
    hoursAgo: 41 * 24,
    isRead: true,
  },
  {
    to: 'seller',
    kind: 'selling',
    title: say('Sua loja recebeu uma avaliação', 'Your store was reviewed'),
    body: say('Do pedido 7.', 'Of order 7.'),
    link: '/toca-do-saci',
    hoursAgo: 50,
    isRead: true,
  },
  {
    to: 'seller',
    kind: 'selling',
    title: say('Estoque baixo', 'Low stock'),
    body: say('Curupira ficou com 1 unidade.', 'Curupira was left with 1 unit.'),
    link: '/my-store/list',
    hoursAgo: 26,
    isRead: false,
  },
  {
    to: 'seller',
    kind: 'selling',
    title: say('Preços ajustados pelas suas regras', 'Prices adjusted by your rules'),
    body: say(
      '4 ofertas mudaram de preço. Confira e, se quiser, desfaça.',
      '4 offers changed their price. Check it and, if you like, undo it.',
    ),
    link: '/my-store/list',
    hoursAgo: 5,
    isRead: false,
  },
]
