export const messages = {
  title: 'Mensagens',
  titleWith: 'Mensagens com {name}',
  failed: 'Não foi possível carregar as mensagens',
  none: 'Nenhuma mensagem ainda.',
  list: 'Mensagens',
  you: 'Você',
  read: 'lida',
  write: 'Escreva uma mensagem',
  send: 'Enviar mensagem',
  contact:
    'Parece um contato ou pagamento por fora. Combine tudo por aqui: fora do Bra Cards a compra não tem proteção.',
  begin: 'Falar com a loja',
  open: 'Ver mensagens',
  openWith: 'Mensagens com {name}',
  unread: '{count} nova|{count} novas',
}
