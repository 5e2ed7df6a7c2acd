import { both } from '@bra/contract/kit/both'

export const invoiceListTexts = {
  search: both('Pedido, número, chave ou cliente', 'Order, number, key or client'),
  month: both('Mês', 'Month'),
  monthFile: both('Baixar o mês', 'Download the month'),
  thisMonthFile: both('Baixar o mês atual', 'Download this month'),
  monthHint: both(
    'Um ZIP com os XML autorizados, cancelamentos e cartas de correção, para o contador.',
    'A ZIP with the authorised XML, cancellations and letters of correction, for the accountant.',
  ),
  noMonth: both('Todos os meses', 'All months'),
  empty: both('Nenhum documento por aqui', 'No documents here'),
  emptyHint: both(
    'Os documentos que você emitir ou informar aparecem nesta lista.',
    'The documents that you issue or bring are shown in this list.',
  ),
  number: both('Documento', 'Document'),
  order: both('Pedido', 'Order'),
  value: both('Valor', 'Value'),
  state: both('Situação', 'State'),
  at: both('Autorizado em', 'Authorised on'),
  seeOrder: both('Ver o pedido nº {id}', 'See order no. {id}'),
  many: both('Notas emitidas em outro sistema', 'Documents of another system'),
  manyHint: both(
    'Solte aqui os XML de vários pedidos: cada um é ligado ao pedido do comprador que tem o mesmo valor.',
    'Drop the XML files of several orders here: each goes to the order of the buyer that has the same value.',
  ),
  manyChoose: both('Escolher arquivos', 'Choose files'),
  matched: both(
    '{count} ligado a um pedido|{count} ligados a pedidos',
    '{count} linked to an order|{count} linked to orders',
  ),
  matchedTo: both('Ligado ao pedido nº {id}', 'Linked to order no. {id}'),
  unreadable: both('Não é uma NF-e nem uma DC-e.', 'It is no NF-e or DC-e.'),
  not_authorised: both('Não foi autorizado, ou é de teste.', 'It was not authorised, or is a test.'),
  other_issuer: both('Foi emitido por outro CPF ou CNPJ.', 'It was issued by another CPF or CNPJ.'),
  changed: both('Foi mudado depois de assinado.', 'It was changed after it was signed.'),
  no_parcel: both(
    'Nenhum pedido sem documento tem este comprador e este valor.',
    'No order without a document has this buyer and this value.',
  ),
  several_parcels: both(
    'Mais de um pedido tem este comprador e este valor. Abra o pedido e informe lá.',
    'More than one order has this buyer and this value. Open the order and bring it there.',
  ),
  known: both('Já está em um pedido.', 'It is in an order already.'),
}
