import { both } from '@bra/contract/kit/both'

export const creditTexts = {
  spend: both('Usar {amount} do seu crédito', 'Use {amount} of your credit'),
  spendHint: both('O resto é pago com Pix ou cartão.', 'The rest is paid by Pix or card.'),
  yours: both('Seu crédito', 'Your credit'),
  toPay: both('A pagar', 'To pay'),
  ofWhich: both('Crédito: {credit}. Pagamento: {rest}.', 'Credit: {credit}. Payment: {rest}.'),
  refunded: both('{price} disso voltaram para o seu crédito.', '{price} of it went back to your credit.'),
  ofTotal: both('Do total, com crédito', 'Of the total, by credit'),
  ofRefund: both('Disso, para o crédito', 'Of that, to your credit'),
}
