import { say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'

export const smallest = (cents: number) =>
  say(`O saque mínimo é de ${money(cents)}.`, `The smallest withdrawal is ${money(cents)}.`)

export const failures = {
  no_account: say('A conta bancária foi apagada.', 'The bank account was deleted.'),
  rejected: say(
    'O provedor de pagamentos não aceitou o saque. Confira a conta bancária e o titular.',
    'The payment provider did not accept the withdrawal. Check the bank account and its holder.',
  ),
  refused_by_bank: say(
    'O banco não aceitou o depósito. Confira agência, conta e titular.',
    'The bank did not accept the deposit. Check the branch, the account and its holder.',
  ),
  sent_back: say(
    'O banco devolveu o depósito. Confira agência, conta e titular.',
    'The bank sent the deposit back. Check the branch, the account and its holder.',
  ),
  disputed: say(
    'Um pagamento deste saque foi contestado no banco, e o valor dele espera a decisão.',
    'A payment of this withdrawal was disputed at the bank, and its amount waits for the decision.',
  ),
}
export type Failure = keyof typeof failures
