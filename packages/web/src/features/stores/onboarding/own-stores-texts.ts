import { both } from '@bra/contract/kit/both'

export const ownStoresTexts = {
  whatNext: both(
    'Conferimos os dados em até dois dias úteis. Avisamos aqui e por e-mail quando a loja abrir.',
    'We check the data within two business days, and tell you here and by e-mail when the store opens.',
  ),
  listFailed: both('Não deu para carregar suas lojas.', 'Your stores could not be loaded.'),
  none: both('Você ainda não tem loja', 'You have no store yet'),
  noneHint: both(
    'Abra uma em quatro passos e venda para o Brasil inteiro.',
    'Open one in four steps and sell to all of Brazil.',
  ),
  open: both('Abrir uma loja', 'Open a store'),
  openOther: both('Abrir outra loja', 'Open another store'),
  draftWaits: both('Você tem uma loja começada.', 'You have begun a store.'),
  draftGo: both('Continuar de onde parei', 'Go on where I stopped'),
  work: both('Painel da loja', 'Store dashboard'),
  edit: both('Editar', 'Edit'),
  editOf: both('Editar {name}', 'Edit {name}'),
  save: both('Salvar', 'Save'),
  see: both('Ver a loja', 'See the store'),
  origin: both('Endereço de origem', 'Address of origin'),
  originOf: both('Endereço de origem de {name}', 'Address of origin of {name}'),
  originHint: both(
    'De onde saem as encomendas. O frete das próximas vendas é calculado a partir daqui.',
    'Where parcels are sent from. The freight of the next sales is counted from here.',
  ),
  close: both('Fechar a loja', 'Close the store'),
  closeNamed: both('Fechar a loja {name}', 'Close the store {name}'),
  closeTitle: both('Fechar a loja {name}?', 'Close the store {name}?'),
  closeHint: both(
    'As ofertas saem do ar de vez e a loja não volta a abrir. Antes, os pedidos em andamento precisam se concluir. O saldo continua seu e pode ser sacado.',
    'Its offers go off sale for good, and the store does not open again. Orders under way have to end first. The balance stays yours and can be withdrawn.',
  ),
  keep: both('Manter a loja', 'Keep the store'),
  sendAgain: both('Enviar de novo', 'Send again'),
  sentOn: both('Enviada em {date}', 'Sent on {date}'),
  reason: both('Motivo', 'Reason'),
  toSend: both('{count} pedido a enviar|{count} pedidos a enviar', '{count} order to send|{count} orders to send'),
  toAnswer: both(
    '{count} pedido espera resposta|{count} pedidos esperam resposta',
    '{count} order waits for an answer|{count} orders wait for an answer',
  ),
  nothingWaits: both('Nada espera por você', 'Nothing waits for you'),
  balance: both('Disponível', 'Available'),
}
