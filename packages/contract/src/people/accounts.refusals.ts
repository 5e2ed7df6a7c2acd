import type { Refusals } from '../kit/refusals.ts'

export const accountsRefusals = {
  password_wrong: [422, 'Senha incorreta.', 'Wrong password.'],
  email_taken: [
    422,
    'Este e-mail já tem uma conta. Entre nela ou recupere a senha.',
    'This e-mail already has an account. Sign in to it or recover the password.',
  ],
  email_not_yours: [422, 'Este não é o e-mail da sua conta.', 'This is not the e-mail of your account.'],
  email_confirmed: [409, 'Seu e-mail já está confirmado.', 'Your e-mail is already confirmed.'],
  cpf_invalid: [422, 'Este CPF não existe. Confira os números.', 'This CPF does not exist. Check the digits.'],
  cpf_taken: [
    422,
    'Este CPF já tem uma conta. Entre nela ou recupere a senha.',
    'This CPF already has an account. Sign in to it or recover the password.',
  ],
  cpf_fixed: [422, 'O CPF da conta não pode ser trocado.', 'The CPF of the account cannot be changed.'],
  birth_date_invalid: [422, 'Confira a data de nascimento.', 'Check the date of birth.'],
  birth_date_fixed: [
    422,
    'A data de nascimento da conta não pode ser trocada.',
    'The date of birth of the account cannot be changed.',
  ],
  too_young: [422, 'É preciso ter 16 anos ou mais para ter uma conta.', 'You must be 16 or older to have an account.'],
  code_wrong: [
    422,
    'Código incorreto ou vencido. Confira os números ou peça outro.',
    'Wrong or expired code. Check the digits or ask for another.',
  ],
} as const satisfies Refusals
