import { both } from '@bra/contract/kit/both'

export const pixTexts = {
  title: both('Pague com Pix', 'Pay with Pix'),
  until: both('O código vale até {time}:', 'The code is good until {time}:'),
  minutesLeft: both('falta {count} minuto.|faltam {count} minutos.', '{count} minute left.|{count} minutes left.'),
  secondsLeft: both('falta {count} segundo.|faltam {count} segundos.', '{count} second left.|{count} seconds left.'),
  copy: both('Copiar código Pix', 'Copy the Pix code'),
  copied: both('Código copiado', 'Code copied'),
  copiedHint: both('Código Pix copiado. Cole no app do seu banco.', 'Pix code copied. Paste it in your bank’s app.'),
  copyFailed: both(
    'Seu navegador não deixou copiar. O código está selecionado: copie você mesmo.',
    'Your browser did not let it be copied. The code is selected: copy it yourself.',
  ),
  code: both('Pix copia e cola', 'Pix code to paste'),
  qr: both('QR code do Pix', 'QR code of the Pix'),
  open: both('Abra o app do seu banco e escolha pagar com Pix.', 'Open your bank’s app and choose to pay with Pix.'),
  read: both(
    'Cole o código copiado, ou leia o QR code com a câmera.',
    'Paste the copied code, or read the QR code with the camera.',
  ),
  confirm: both(
    'Confira o valor e confirme. Esta página avisa quando o pagamento chegar.',
    'Check the amount and confirm. This page tells you when the payment arrives.',
  ),
  making: both('Gerando o código Pix. Nada foi cobrado.', 'Making the Pix code. Nothing was charged.'),
  askAgain: both('Pedir o código de novo', 'Ask for the code again'),
  expired: both('Este código venceu.', 'This code has expired.'),
  renew: both('Gerar novo código', 'Make a new code'),
}
