import type { Refusals } from '../kit/refusals.ts'

export const officeRefusals = {
  content_not_found: [404, 'Isto não existe mais. Recarregue a página.', 'This no longer exists. Reload the page.'],
  free_day_taken: [
    409,
    'Já há frete grátis neste dia para parte destes estados.',
    'There is already free shipping on this day for some of these states.',
  ],
  block_date_taken: [409, 'Este dia já está bloqueado.', 'This day is already blocked.'],
  block_date_past: [422, 'Escolha um dia de hoje em diante.', 'Choose today or a later day.'],
  free_plan_needed: [
    409,
    'É preciso manter um plano grátis para lojas: toda loja sem assinatura usa esse plano.',
    'A free plan for stores must remain: every store without a subscription uses it.',
  ],
  member_yourself: [
    409,
    'Você não pode decidir sobre a sua própria conta.',
    'You cannot decide about your own account.',
  ],
  member_closed: [
    409,
    'Esta conta foi encerrada pela pessoa: não há o que decidir.',
    'This account was closed by the person: there is nothing to decide.',
  ],
  member_decided: [
    409,
    'Esta conta já está assim. Recarregue a página.',
    'This account already stands like this. Reload the page.',
  ],
  member_blocked: [
    409,
    'Esta conta está bloqueada. Desbloqueie-a primeiro.',
    'This account is blocked. Unblock it first.',
  ],
  member_unconfirmed: [
    409,
    'Esta pessoa ainda não confirmou o e-mail, e a conta pode ser de outra.',
    'This person has not confirmed the e-mail yet, and the account may be of somebody else.',
  ],
  member_is_operator: [
    409,
    'Esta pessoa é da operação. Retire primeiro o acesso à operação.',
    'This person is an operator. Take that access away first.',
  ],
  parameter_invalid: [
    422,
    'Digite um número inteiro que caiba nesta regra.',
    'Type a whole number that fits this rule.',
  ],
  parameter_not_cep: [422, 'Digite os 8 números de um CEP que existe.', 'Type the 8 digits of a CEP that exists.'],
  parameter_not_email: [
    422,
    'Digite um e-mail válido, como nome@exemplo.com.br.',
    'Type a valid e-mail, like name@example.com.br.',
  ],
} as const satisfies Refusals
