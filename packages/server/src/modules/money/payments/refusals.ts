import { say, type Saying } from '@bra/contract/kit/saying'
import { CardRefused, PaymentRejected, PaymentsNotAsked } from './providers/port.ts'

export type OwnReason = 'no_answer' | 'card_data' | 'provider_refused' | 'wrong_amount' | 'card_away'

const own: Record<OwnReason, Saying> = {
  no_answer: say(
    'Não conseguimos falar com a operadora do cartão. Nada foi cobrado; tente de novo.',
    'We could not reach the operator of the card. Nothing was charged; try again.',
  ),
  card_away: say(
    'Os dados do cartão venceram antes da cobrança. Digite-os de novo ou escolha outro cartão.',
    'The data of the card expired before the charge. Type it again or choose another card.',
  ),
  card_data: say(
    'Os dados do cartão não conferem. Confira o número, a validade e o código de segurança.',
    'The data of the card does not match. Check the number, the expiry and the security code.',
  ),
  provider_refused: say(
    'O provedor de pagamentos não aceitou esta cobrança. Nada foi cobrado; pague de outra forma.',
    'The payment provider did not accept this charge. Nothing was charged; pay another way.',
  ),
  wrong_amount: say(
    'O valor pago foi diferente do total do pedido. Devolvemos tudo; pague o valor exato.',
    'The amount paid was not the total of the order. We gave everything back; pay the exact amount.',
  ),
}

const noFunds = say(
  'Saldo ou limite insuficiente. Use outro cartão ou pague com Pix.',
  'Not enough balance or limit. Use another card or pay with Pix.',
)
const overLimit = say(
  'O cartão atingiu o limite de compras do banco. Use outro cartão ou fale com o banco.',
  'The card reached the purchase limit of the bank. Use another card or contact the bank.',
)
const expired = say('O cartão está vencido. Use outro cartão.', 'The card has expired. Use another card.')
const blocked = say(
  'O cartão está bloqueado ou ainda não foi desbloqueado. Fale com o seu banco ou use outro cartão.',
  'The card is blocked or has not been activated yet. Contact your bank or use another card.',
)
const suspected = say(
  'A compra não passou pela análise de segurança. Fale com o seu banco ou pague com Pix.',
  'The purchase did not pass the security check. Contact your bank or pay with Pix.',
)
const later = say(
  'O banco do cartão está fora do ar. Tente de novo em alguns minutos.',
  'The bank of the card is down. Try again in a few minutes.',
)
const installments = say(
  'O banco não aceitou este parcelamento. Escolha menos parcelas.',
  'The bank did not accept these instalments. Choose fewer instalments.',
)
const notEnabled = say(
  'Este cartão não aceita esta compra. Use um cartão de crédito ou pague com Pix.',
  'This card does not take this purchase. Use a credit card or pay with Pix.',
)
const generic = say(
  'O banco não autorizou a compra. Fale com ele, use outro cartão ou pague com Pix.',
  'The bank did not authorise the purchase. Contact it, use another card or pay with Pix.',
)

/** Sentences for the return codes that all acquirers share (norm of ABECS) and about which a holder can do something. */
const acquirers: Record<string, Saying> = {
  '04': blocked,
  '05': generic,
  '06': later,
  '12': installments,
  '14': own.card_data,
  '19': later,
  '23': installments,
  '38': blocked,
  '41': blocked,
  '43': blocked,
  '51': noFunds,
  '54': expired,
  '55': own.card_data,
  '57': notEnabled,
  '58': notEnabled,
  '59': suspected,
  '61': overLimit,
  '62': blocked,
  '63': suspected,
  '65': overLimit,
  '75': blocked,
  '78': blocked,
  '82': own.card_data,
  '83': own.card_data,
  '91': later,
  '92': later,
  '96': later,
  '99': later,
  N4: overLimit,
  N7: own.card_data,
}

export const refusalSaying = (code: string): Saying =>
  own[code as OwnReason] ?? acquirers[code.replace(/^0+(?=\d\d)/, '').toUpperCase()] ?? generic

/** Says why a charge ended before the provider answered; null if nobody knows whether it was made. */
export function reasonOf(error: unknown, method: 'pix' | 'card'): OwnReason | null {
  if (error instanceof CardRefused) return 'card_away'
  if (error instanceof PaymentRejected) return 'provider_refused'
  return error instanceof PaymentsNotAsked && method === 'card' ? 'no_answer' : null
}
