/** Why an attempt failed if no acquirer gave a code. */
export type OwnReason = 'no_answer' | 'card_data' | 'provider_refused' | 'wrong_amount' | 'card_away'

const said: Record<OwnReason, string> = {
  no_answer: 'Não conseguimos falar com a operadora do cartão. Nada foi cobrado; tente de novo.',
  card_away: 'Os dados do cartão venceram antes da cobrança. Digite-os de novo ou escolha outro cartão.',
  card_data: 'Os dados do cartão não conferem. Confira o número, a validade e o código de segurança.',
  provider_refused: 'O provedor de pagamentos não aceitou esta cobrança. Nada foi cobrado; pague de outra forma.',
  wrong_amount: 'O valor pago foi diferente do total do pedido. Devolvemos tudo; pague o valor exato.',
}

const noFunds = 'Saldo ou limite insuficiente. Use outro cartão ou pague com Pix.'
const overLimit = 'O cartão atingiu o limite de compras do banco. Use outro cartão ou fale com o banco.'
const expired = 'O cartão está vencido. Use outro cartão.'
const blocked = 'O cartão está bloqueado ou ainda não foi desbloqueado. Fale com o seu banco ou use outro cartão.'
const suspected = 'A compra não passou pela análise de segurança. Fale com o seu banco ou pague com Pix.'
const later = 'O banco do cartão está fora do ar. Tente de novo em alguns minutos.'
const installments = 'O banco não aceitou este parcelamento. Escolha menos parcelas.'
const notEnabled = 'Este cartão não aceita esta compra. Use um cartão de crédito ou pague com Pix.'
const generic = 'O banco não autorizou a compra. Fale com ele, use outro cartão ou pague com Pix.'

/** Texts for the return codes that all acquirers share (norm of ABECS) and about which a holder can do something. */
const acquirers: Record<string, string> = {
  '04': blocked,
  '05': generic,
  '06': later,
  '12': installments,
  '14': said.card_data,
  '19': later,
  '23': installments,
  '38': blocked,
  '41': blocked,
  '43': blocked,
  '51': noFunds,
  '54': expired,
  '55': said.card_data,
  '57': notEnabled,
  '58': notEnabled,
  '59': suspected,
  '61': overLimit,
  '62': blocked,
  '63': suspected,
  '65': overLimit,
  '75': blocked,
  '78': blocked,
  '82': said.card_data,
  '83': said.card_data,
  '91': later,
  '92': later,
  '96': later,
  '99': later,
  N4: overLimit,
  N7: said.card_data,
}

/** Returns text for the card holder: what happened, and what to do. */
export const refusalText = (code: string) =>
  said[code as OwnReason] ?? acquirers[code.replace(/^0+(?=\d\d)/, '').toUpperCase()] ?? generic
