import { both } from '@bra/contract/kit/both'

export const savedCardTexts = {
  cardsFailed: both('Não deu para carregar os cartões.', 'The cards could not be loaded.'),
  cardsHint: both(
    'Para pagar sem digitar de novo. O número vai direto ao provedor de pagamentos: nós não o vemos.',
    'To pay without typing again. The number goes straight to the payment provider: we never see it.',
  ),
  noCards: both('Nenhum cartão salvo', 'No saved card'),
  noCardsHint: both(
    'Salve um para pagar compras sem digitar de novo.',
    'Save one to pay purchases without typing again.',
  ),
  cardName: both('{brand} final {last}', '{brand} ending {last}'),
  goodUntil: both('Vale até {expiry}', 'Good until {expiry}'),
  expiredOn: both('Venceu em {expiry}', 'Expired {expiry}'),
  addCard: both('Adicionar cartão', 'Add card'),
  saveCard: both('Salvar cartão', 'Save card'),
  removeCard: both('Remover', 'Remove'),
  removeCardOf: both('Remover {name}', 'Remove {name}'),
  removeTitle: both('Remover {name}?', 'Remove {name}?'),
  removeHint: both(
    'Assinaturas pagas com ele vão precisar de outro cartão.',
    'Subscriptions paid with it will need another card.',
  ),
  cancel: both('Cancelar', 'Cancel'),
  cardUnreachable: both(
    'O provedor de pagamentos não respondeu. Tente de novo em instantes.',
    'The payment provider did not answer. Try again in a moment.',
  ),
}
