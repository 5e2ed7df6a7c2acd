import type { Refusals } from '../kit/refusals.ts'

export const payoutsRefusals = {
  difference_not_found: [404, 'Não encontramos esta diferença.', 'We could not find this difference.'],
  difference_over: [409, 'Esta diferença já foi encerrada.', 'This difference is already closed.'],
  difference_changed: [
    409,
    'Os valores mudaram desde que você os viu. Confira os de agora; se são os mesmos, o livro mudou, e a próxima conferência os atualiza.',
    'The amounts changed since you saw them. Check those of now; if they are the same, the book changed, and the next comparison updates them.',
  ],
  statement_line_not_found: [404, 'Não encontramos este lançamento.', 'We could not find this entry.'],
  withdrawal_not_found: [404, 'Não encontramos este saque.', 'We could not find this withdrawal.'],
  withdrawal_too_small: [422, 'O valor está abaixo do saque mínimo.', 'The amount is below the smallest withdrawal.'],
  withdrawal_too_large: [
    422,
    'O valor passa do que pode ser sacado agora.',
    'The amount is more than can be withdrawn now.',
  ],
  withdrawal_under_way: [
    409,
    'Já há um saque sendo enviado ao banco. Aguarde que ele saia para pedir outro.',
    'A withdrawal is already being sent to the bank. Wait until it leaves to ask for another.',
  ],
  withdrawal_repeated: [
    409,
    'Você pediu um saque deste mesmo valor há menos de 10 minutos. Confira a carteira.',
    'You asked for a withdrawal of this same amount less than 10 minutes ago. Check the wallet.',
  ],
  withdrawal_other_amount: [
    409,
    'Este pedido de saque já foi feito com outro valor. Confira a carteira.',
    'This withdrawal has already been asked for with another amount. Check the wallet.',
  ],
  withdrawal_terms_changed: [
    409,
    'A tarifa ou a conta do saque mudou. Confira os dados antes de confirmar.',
    'The fee or the account of the withdrawal changed. Check them before you confirm.',
  ],
  withdrawal_suspended: [
    409,
    'A loja está suspensa: os saques voltam quando a suspensão terminar.',
    'The store is suspended: withdrawals come back when that ends.',
  ],
  withdrawal_account_new: [
    409,
    'A conta bancária mudou há pouco. Por segurança, aguarde para sacar.',
    'The bank account changed a short while ago. For your safety, wait to withdraw.',
  ],
  withdrawal_not_failed: [
    409,
    'Só dá para encerrar um saque que falhou ou que o banco devolveu.',
    'Only a withdrawal that failed or that the bank sent back can be closed.',
  ],
  withdrawal_over: [
    409,
    'Este saque já foi enviado e não pode mais ser desfeito.',
    'This withdrawal has been sent and can no longer be undone.',
  ],
  bank_holder_missing: [422, 'Cadastre a empresa antes da conta bancária.', 'Add the company before the bank account.'],
  bank_holder_differs: [
    422,
    'A conta precisa estar no CPF ou CNPJ da empresa.',
    'The account must be under the CPF or CNPJ of the company.',
  ],
} as const satisfies Refusals
