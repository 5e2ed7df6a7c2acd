import type { Refusals } from '../kit/refusals.ts'

export const moneyRefusals = {
  card_number_sent: [
    422,
    'Por segurança, não recebemos números de cartão. Recarregue a página e digite-o só no campo do cartão.',
    'For your safety we do not take card numbers. Reload the page and type it only in the field of the card.',
  ],
  card_refused: [
    422,
    'O cartão não foi aceito. Confira os dados ou use outro cartão.',
    'The card was not accepted. Check its data or use another card.',
  ],
  card_not_found: [404, 'Não encontramos este cartão.', 'We could not find this card.'],
  card_expired: [
    422,
    'Este cartão venceu. Escolha ou cadastre outro.',
    'This card has expired. Choose or save another.',
  ],
  too_many_cards: [
    409,
    'Você já tem 10 cartões salvos. Remova um para salvar outro.',
    'You already have 10 saved cards. Remove one to save another.',
  ],
  payer_incomplete: [
    422,
    'Complete o CPF e o telefone da sua conta antes de pagar.',
    'Complete the CPF and the phone of your account before you pay.',
  ],
  payer_without_address: [
    422,
    'Cadastre um endereço antes de salvar um cartão.',
    'Add an address before you save a card.',
  ],
  payer_refused: [
    422,
    'O provedor de pagamentos não aceitou seus dados. Confira nome, CPF e telefone na sua conta.',
    'The payment provider did not accept your data. Check name, CPF and phone in your account.',
  ],
  payments_unavailable: [
    503,
    'Os pagamentos estão fora do ar. Tente de novo em instantes.',
    'Payments are down. Try again in a moment.',
  ],
} as const satisfies Refusals
