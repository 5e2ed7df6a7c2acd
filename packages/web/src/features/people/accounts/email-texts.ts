import { both } from '@bra/contract/kit/both'

export const emailTexts = {
  confirm: both('Confirmar e-mail', 'Confirm e-mail'),
  confirmHint: both(
    'Digite o código enviado para {email}. Se ele não chegou ou venceu, peça outro.',
    'Type the code sent to {email}. If it did not arrive or is too old, ask for another.',
  ),
  confirmed: both('Seu e-mail está confirmado.', 'Your e-mail is confirmed.'),
  confirmedHint: both('Você já pode comprar e vender.', 'You can buy and sell now.'),
  confirmedDialog: both(
    'E-mail confirmado. A página continua sozinha.',
    'E-mail confirmed. The page goes on by itself.',
  ),
  confirmGoOn: both('Explorar cartas', 'Explore cards'),
  sendCode: both('Enviar código', 'Send code'),
  sendAgain: both('Enviar de novo', 'Send again'),
  sendAgainIn: both('Enviar de novo em {count} s', 'Send again in {count} s'),
  codeSent: both(
    'Código enviado. O e-mail diz até quando ele vale.',
    'Code sent. The e-mail says how long it is good for.',
  ),
  code: both('Código de 6 números', '6-digit code'),
  codeHint: both('Você pode colar o código inteiro.', 'You can paste the whole code.'),
}
