import { both } from '@bra/contract/kit/both'

export const differenceTexts = {
  order: both('Pedido nº {id}', 'Order {id}'),
  withdrawal: both('Saque nº {id}', 'Withdrawal no. {id}'),
  differences_open: both('Abertas', 'Open'),
  differences_settled: both('Encerradas', 'Settled'),
  comparedUntil: both(
    'Conferido com o provedor até {moment}. A conferência roda sozinha, de hora em hora.',
    'Compared with the provider up to {moment}. It is done by itself every hour.',
  ),
  noDifferences: both('Nenhuma diferença aqui', 'No difference here'),
  noDifferencesHint: both(
    'A cada hora o livro é conferido com o que o provedor diz.',
    'Every hour the ledger is compared with what the provider says.',
  ),
  difference_unknown: both('Dinheiro que não é de nenhum pedido', 'Money of no order'),
  difference_missing: both('Pagamento que o provedor não conhece', 'A payment that the provider does not know'),
  difference_charged: both('Cobrado', 'Charged'),
  difference_refunded: both('Devolvido', 'Given back'),
  difference_withdrawn: both('Enviado ao banco', 'Sent to the bank'),
  difference_fee: both('Taxa do provedor', 'Fee of the provider'),
  difference_disputed: both('Perdido em contestação', 'Lost to a dispute'),
  difference_unread: both(
    'Resposta do provedor que não pôde ser lida',
    'An answer of the provider that could not be read',
  ),
  differenceSums: both('No livro {ours}, no provedor {theirs}', '{ours} in the ledger, {theirs} at the provider'),
  differenceSince: both(
    'Desde {found}, conferida por último em {compared}',
    'Since {found}, last compared on {compared}',
  ),
  differenceSettled: both('Encerrada por {who} em {moment}: {reason}', 'Settled by {who} on {moment}: {reason}'),
  settle: both('Encerrar diferença', 'Settle difference'),
  settleHint: both(
    'Use depois de conferir no provedor o que aconteceu. O livro passa a dizer {theirs}, como o provedor, e a diferença de {amount} fica por conta da Bra. Isto não muda o saldo de lojas nem o que se deve a compradores.',
    'Use it once you have looked up at the provider what happened. The ledger will say {theirs}, as the provider does, and the difference of {amount} is borne by Bra. Balances of stores and what buyers are owed stay as they are.',
  ),
  settleAsIs: both(
    'Use depois de conferir no provedor o que aconteceu. Nada é lançado no livro.',
    'Use it once you have looked up at the provider what happened. Nothing is posted.',
  ),
}
