import { both } from '@bra/contract/kit/both'

export const profileTexts = {
  personal: both('Dados pessoais', 'Personal data'),
  birthHint: both('dd-mm-aaaa', 'dd-mm-yyyy'),
  fixedHint: both(
    'CPF e data de nascimento não mudam depois de informados.',
    'CPF and date of birth cannot be changed once they are given.',
  ),
  email: both('E-mail', 'E-mail'),
  emailHint: both('É com ele que você entra e recebe avisos.', 'You sign in with it and receive messages at it.'),
  emailConfirmed: both('Confirmado', 'Confirmed'),
  emailOpen: both('Falta confirmar', 'Not confirmed yet'),
  emailChange: both('Trocar e-mail', 'Change e-mail'),
  emailSent: both(
    'Enviamos um código para {email}. Digite-o para concluir a troca.',
    'We sent a code to {email}. Type it to complete the change.',
  ),
  newEmail: both('Novo e-mail', 'New e-mail'),
}
