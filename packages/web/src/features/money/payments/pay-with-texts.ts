import { both } from '@bra/contract/kit/both'

export const payWithTexts = {
  whichMethod: both('Como você quer pagar', 'How do you want to pay'),
  chooseMethod: both('Escolha como pagar.', 'Choose how to pay.'),
  pix: both('Pix', 'Pix'),
  card: both('Cartão de crédito', 'Credit card'),
  whichCard: both('Qual cartão', 'Which card'),
  otherCard: both('Usar outro cartão', 'Use another card'),
  cardName: both('{brand} final {last}', '{brand} ending in {last}'),
  goodUntil: both('válido até {expiry}', 'good until {expiry}'),
  expiredOn: both('venceu em {expiry}', 'expired on {expiry}'),
  payerHint: both(
    'O banco pede estes dados de quem paga. Ficam na sua conta e não são pedidos de novo.',
    'The bank asks for this of whoever pays. It is kept in your account and not asked again.',
  ),
  withPix: both('com Pix', 'with Pix'),
  withCard: both('com cartão', 'by card'),
}
