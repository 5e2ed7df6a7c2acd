import type { Refusals } from '../kit/refusals.ts'

export const peopleRefusals = {
  account_blocked: [
    403,
    'Sua conta está bloqueada. Veja o motivo no e-mail que enviamos ou fale com o atendimento.',
    'Your account is blocked. See why in the e-mail that we sent you, or contact support.',
  ],
  acting_read_only: [
    403,
    'Você está vendo a conta de outra pessoa: aqui nada pode ser alterado.',
    'You are seeing the account of somebody else: nothing can be changed here.',
  ],
  acting_refused: [
    409,
    'Só dá para ver como uma pessoa com a conta ativa, que não seja da operação.',
    'You can only see as a person whose account is active and who is not an operator.',
  ],
  acting_not_found: [404, 'Este acesso já terminou.', 'This session is over.'],
  member_not_found: [404, 'Não encontramos esta pessoa.', 'We could not find this person.'],
  push_device_not_found: [404, 'Não encontramos este aparelho.', 'We could not find this device.'],
  push_keys_wrong: [
    422,
    'Este navegador mandou chaves que não servem. Desligue os avisos nele e ligue de novo.',
    'This browser sent keys that do not work. Turn its notices off and on again.',
  ],
  too_many_push_devices: [
    422,
    'Até dez aparelhos recebem avisos. Tire um deles antes.',
    'Up to ten devices are told. Take one of them off first.',
  ],
  login_required: [401, 'Entre na sua conta para continuar.', 'Sign in to your account to continue.'],
  forbidden: [403, 'Você não tem acesso a isto.', 'You do not have access to this.'],
  login_refused: [401, 'Acesso negado.', 'Access denied.'],
  second_factor_required: [
    401,
    'Digite o código do seu aplicativo de autenticação.',
    'Type the code of your authenticator app.',
  ],
  second_factor_wrong: [401, 'Código de autenticação incorreto.', 'Wrong authentication code.'],
  notice_not_found: [404, 'Não encontramos este aviso.', 'We could not find this notice.'],
  security_always_told: [
    422,
    'Os avisos de segurança não podem ser desligados: eles protegem a sua conta.',
    'Security notices cannot be turned off: they protect your account.',
  ],
  consent_required: [
    422,
    'Sem este consentimento a conta não pode existir. Para retirá-lo, encerre a conta.',
    'The account cannot exist without this consent. To withdraw it, close the account.',
  ],
  closure_not_found: [404, 'Não há pedido de encerramento em aberto.', 'No request to close the account is open.'],
  postal_code_invalid: [422, 'Digite os 8 números do CEP.', 'Type the 8 digits of the CEP.'],
  postal_code_not_found: [
    404,
    'Não encontramos este CEP. Preencha o endereço.',
    'We could not find this CEP. Fill in the address.',
  ],
  postal_code_unavailable: [
    503,
    'A consulta de CEP está fora do ar. Preencha o endereço.',
    'The CEP look-up is down. Fill in the address.',
  ],
  address_city_unknown: [
    422,
    'Não achamos esta cidade neste estado. Escolha o nome da lista.',
    'We found no such city in this state. Choose its name from the list.',
  ],
  email_same: [422, 'Este já é o e-mail da sua conta.', 'This is already the e-mail of your account.'],
  password_common: [
    422,
    'Esta senha é fácil de adivinhar. Escolha outra, como uma frase curta.',
    'This password is easy to guess. Choose another, like a short phrase.',
  ],
  password_personal: [
    422,
    'A senha não pode conter seu nome nem seu e-mail.',
    'The password cannot contain your name or your e-mail.',
  ],
  entry_link_refused: [
    410,
    'Este link de acesso já foi usado ou venceu. Peça outro.',
    'This sign-in link has been used or has expired. Ask for another.',
  ],
  second_factor_on: [409, 'A verificação em duas etapas já está ligada.', 'Two-step verification is already on.'],
  second_factor_off: [409, 'A verificação em duas etapas não está ligada.', 'Two-step verification is not on.'],
  session_not_found: [404, 'Este acesso já terminou ou não é seu.', 'This session is over or is not yours.'],
  address_not_found: [404, 'Não encontramos este endereço.', 'We could not find this address.'],
  address_limit: [
    422,
    'Você já tem 30 endereços. Remova um para cadastrar outro.',
    'You already have 30 addresses. Remove one to add another.',
  ],
} as const satisfies Refusals
