import { both } from '@bra/contract/kit/both'

export const messageTexts = {
  title: both('Mensagens', 'Messages'),
  titleWith: both('Mensagens com {name}', 'Messages with {name}'),
  failed: both('Não foi possível carregar as mensagens', 'The messages could not be loaded'),
  none: both('Nenhuma mensagem ainda.', 'No messages yet.'),
  list: both('Mensagens', 'Messages'),
  you: both('Você', 'You'),
  read: both('lida', 'read'),
  write: both('Escreva uma mensagem', 'Write a message'),
  send: both('Enviar mensagem', 'Send message'),
  contact: both(
    'Parece um contato ou pagamento por fora. Combine tudo por aqui: fora do Bra Cards a compra não tem proteção.',
    'This looks like contact or payment elsewhere. Settle everything here: outside Bra Cards a purchase is not protected.',
  ),
  begin: both('Falar com a loja', 'Write to the store'),
  open: both('Ver mensagens', 'See messages'),
  openWith: both('Mensagens com {name}', 'Messages with {name}'),
  unread: both('{count} nova|{count} novas', '{count} new|{count} new'),
}
