import { both } from '@bra/contract/kit/both'

export const noticeTexts = {
  forYou: both('Avisos para você', 'Notices for you'),
  forAll: both('Do Bra Cards, para todos', 'From Bra Cards, for everyone'),
  unread: both('{count} não lido|{count} não lidos', '{count} unread|{count} unread'),
  allRead: both('Tudo lido', 'All read'),
  readAll: both('Marcar todos como lidos', 'Mark all as read'),
  readOne: both('Marcar como lido: {title}', 'Mark as read: {title}'),
  new: both('Não lido', 'Unread'),
  none: both(
    'Nenhum aviso por aqui. O que mudar nos seus pedidos e nas cartas que você procura aparece neste lugar.',
    'Nothing here yet. Changes to your orders and to the cards you look for will show up in this place.',
  ),
  choose: both('Escolher avisos', 'Choose notices'),
  failed: both('Não deu para buscar os avisos', 'We could not fetch the notices'),
  choices: both('Quais avisos você recebe', 'Which notices you receive'),
  choicesHint: both(
    'Cada escolha é salva na hora. Os avisos no site ficam no sino, no alto da página.',
    'Each choice is saved at once. Notices on the site stand behind the bell, at the top of the page.',
  ),
  notSaved: both(
    'Não deu para salvar. Confira a conexão e tente de novo.',
    'We could not save. Check your connection and try again.',
  ),
  kind: both('Assunto', 'Subject'),
  byNotice: both('No site', 'On site'),
  byEmail: both('E-mail', 'E-mail'),
  security: both('Segurança da conta', 'Account security'),
  securityHint: both(
    'Entradas, senha e dados bancários. Sempre ligados, para proteger você.',
    'Sign-ins, password and bank details. Always on, to protect you.',
  ),
  orders: both('Compras', 'Purchases'),
  ordersHint: both('Pagamento, envio e entrega dos seus pedidos.', 'Payment, shipping and delivery of your orders.'),
  wants: both('Cartas que procuro', 'Cards I look for'),
  wantsHint: both(
    'Ofertas que combinam com a sua lista de desejos, e novidades das suas buscas salvas.',
    'Offers that match your want list, and news of your saved searches.',
  ),
  selling: both('Vendas', 'Sales'),
  sellingHint: both('Pedidos, avaliações e prazos da sua loja.', 'Orders, reviews and deadlines of your store.'),
  answers: both('Respostas da equipe', 'Answers of the team'),
  answersHint: both(
    'O que decidimos sobre suas sugestões, denúncias e avaliações.',
    'What we decided of what you suggested, reported and wrote.',
  ),
  news: both('Novidades', 'News'),
  newsHint: both(
    'Coleções, promoções e mudanças no site. Por e-mail, só com o seu consentimento, o mesmo de Privacidade.',
    'Collections, promotions and changes to the site. By e-mail only with your consent, the same as under Privacy.',
  ),
}
