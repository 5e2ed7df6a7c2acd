import { both } from '@bra/contract/kit/both'

export const sessionTexts = {
  ownPassword: both('Sua senha', 'Your password'),
  ownPasswordHint: both('Para a sua segurança, confirme que é você.', 'For your safety, confirm that it is you.'),
  ownCode: both('Código do aplicativo', 'Code of the application'),
  ownCodeHint: both(
    'Da verificação em duas etapas, ou um código de recuperação.',
    'Of the second step, or a recovery code.',
  ),
  confirmTitle: both('Confirmação do e-mail', 'E-mail confirmation'),
  confirmHint: both(
    'Confirme seu e-mail: é por ele que avisamos dos seus pedidos.',
    'Confirm your e-mail: it is how we tell you of your orders.',
  ),
  confirmBrief: both('Confirme seu e-mail', 'Confirm your e-mail'),
  confirmEmail: both('Confirmar', 'Confirm'),
  later: both('Agora não', 'Not now'),
  entered: both('Você entrou como {name}.', 'You are signed in as {name}.'),
  enterFailed: both(
    'Não deu para entrar com este link. Entre com e-mail e senha.',
    'This link did not sign you in. Use your e-mail and password.',
  ),
  signedOut: both('Você saiu da sua conta.', 'You have signed out.'),
  sessionOver: both('Sua sessão terminou. Entre de novo.', 'Your session has ended. Sign in again.'),
  signIn: both('Entrar', 'Sign in'),
}
