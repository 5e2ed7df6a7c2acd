import { both } from '@bra/contract/kit/both'

export const cardFormTexts = {
  number: both('Número do cartão', 'Card number'),
  brand: both('Bandeira:', 'Brand:'),
  expiry: both('Validade', 'Expiry'),
  expiryHint: both('mês e ano, como 07/31', 'month and year, like 07/31'),
  cvv: both('Código (CVV)', 'Code (CVV)'),
  cvvHint: both('{count} números', '{count} digits'),
  holder: both('Nome no cartão', 'Name on the card'),
  holderHint: both('Como está impresso', 'As it is printed'),
  keep: both('Guardar este cartão', 'Save this card'),
  keepHint: both(
    'Fica no provedor de pagamentos. Aqui guardamos só a bandeira e os quatro últimos números.',
    'It stays with the payment provider. Here we keep only the brand and the last four digits.',
  ),
  bad_number: both('Confira o número do cartão.', 'Check the card number.'),
  bad_expiry: both('Digite mês e ano, como 07/31.', 'Type month and year, like 07/31.'),
  bad_expired: both('Este cartão está vencido.', 'This card has expired.'),
  bad_cvv: both('Confira o código de segurança.', 'Check the security code.'),
  bad_holder: both('Digite o nome como está no cartão.', 'Type the name as it is on the card.'),
}
