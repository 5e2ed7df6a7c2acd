import { both } from '@bra/contract/kit/both'

export const payoutTexts = {
  withdrawalsNone: both('Nenhum saque aqui', 'No withdrawal here'),
  withdrawalsNoneHint: both(
    'Saques que falham, voltam ou atrasam aparecem aqui.',
    'Withdrawals that fail, come back or are late show up here.',
  ),
  filter_waiting: both('Que esperam por nós', 'Waiting for us'),
  filter_under_way: both('A caminho do banco', 'On their way to the bank'),
  filter_all: both('Todos', 'All'),
  late: both('Atrasado', 'Late'),
  lookUp: both('Perguntar ao provedor', 'Ask the provider'),
  handle: both('Marcar como conferido', 'Mark as checked'),
  handledOn: both('Conferido em {moment}', 'Checked on {moment}'),
  handleHint: both(
    'Diga o que você viu ou fez. A loja recebe este texto por aviso e e-mail, e o saque sai da caixa de entrada.',
    'Say what you saw or did. The store gets these words as a notice and by mail, and the withdrawal leaves the inbox.',
  ),
  handleAgainHint: both(
    'Diga o que você viu ou fez. O saque sai da caixa de entrada, e o texto fica só no registro.',
    'Say what you saw or did. The withdrawal leaves the inbox, and these words stay in the record alone.',
  ),
  stranded: both(
    'O dinheiro voltou do banco e continua com o recebedor no provedor. Continuamos tentando trazê-lo; confira no painel do provedor.',
    'The money came back from the bank and still lies with the payee at the provider. We keep trying to bring it home; check the provider’s dashboard.',
  ),
}
