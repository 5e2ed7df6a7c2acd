import { joined, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { because, type Facts, said } from './notice-words.ts'

const moneyBack = say('Seu dinheiro foi devolvido', 'You got your money back')
const givenBack = (cents: number): Facts => [[say('Valor devolvido', 'Amount given back'), unchanged(money(cents))]]

export const ofPayments = {
  refunded: (store: string, cents: number) =>
    said(
      moneyBack,
      say(
        `Devolvemos ${money(cents)} do pacote de ${store} pela mesma forma de pagamento.`,
        `We gave back ${money(cents)} of the parcel from ${store} by the same means of payment.`,
      ),
    ),
  refunded_to_credit: (store: string, cents: number) =>
    said(
      say('Seu crédito voltou', 'Your credit is back'),
      say(
        `${money(cents)} do pacote de ${store} tinham sido pagos com crédito e voltaram para ele.`,
        `${money(cents)} of the parcel from ${store} had been paid with credit and went back to it.`,
      ),
    ),
  refunded_outside: (store: string, cents: number, reason: string) =>
    said(
      moneyBack,
      say(
        `Devolvemos ${money(cents)} do pacote de ${store} por outro meio.`,
        `We gave back ${money(cents)} of the parcel from ${store} by other means.`,
      ),
      because(reason),
    ),
  paid_back_outside: (order: number, cents: number, reason: string) =>
    said(
      moneyBack,
      say(
        `Devolvemos ${money(cents)} do pedido ${order} por outro meio.`,
        `We gave back ${money(cents)} of order ${order} by other means.`,
      ),
      because(reason),
    ),
  expired: (order: number) =>
    said(
      say('O tempo para pagar terminou', 'The time to pay is over'),
      say(
        `O pedido ${order} não foi pago e foi desfeito. As cartas voltaram às lojas; nada foi cobrado.`,
        `Order ${order} was not paid and is closed. The cards went back to the stores; nothing was charged.`,
      ),
    ),
  wrong_amount: (order: number, { cents, total }: { cents: number; total: number }) =>
    said(
      say('O valor pago não é o do pedido', 'The amount paid is not that of the order'),
      say(
        `Devolvemos tudo pela mesma forma de pagamento. O pedido ${order} ainda não está pago.`,
        `We gave everything back by the same means of payment. Order ${order} is not paid yet.`,
      ),
      [
        [say('Valor do pedido', 'Amount of the order'), unchanged(money(total))],
        [say('Valor pago', 'Amount paid'), unchanged(money(cents))],
      ],
    ),
  paid_twice: (order: number, { cents }: { cents: number }) =>
    said(
      say('Este pedido já estava pago', 'This order was already paid'),
      say(
        `Recebemos mais um pagamento do pedido ${order}. Devolvemos tudo pela mesma forma de pagamento; o outro segue valendo.`,
        `We received another payment of order ${order}. We gave all of it back by the same means of payment; the first one stands.`,
      ),
      givenBack(cents),
    ),
  paid_late: (order: number, { cents }: { cents: number }) =>
    said(
      say('Seu pagamento chegou tarde', 'Your payment came late'),
      say(
        `O pedido ${order} já tinha sido desfeito quando o pagamento chegou. Devolvemos tudo pela mesma forma de pagamento.`,
        `Order ${order} was closed when the payment arrived. We gave everything back by the same means of payment.`,
      ),
      givenBack(cents),
    ),
  given_back: (order: number, { cents }: { cents: number }) =>
    said(
      say('Seu pagamento foi devolvido', 'Your payment was given back'),
      say(
        `O pagamento do pedido ${order} voltou a você pela mesma forma de pagamento. O pedido ainda não está pago.`,
        `The payment of order ${order} went back to you by the same means of payment. The order is not paid yet.`,
      ),
      givenBack(cents),
    ),
  not_approved: (order: number, reason: Saying) =>
    said(
      say('Seu pagamento não foi aprovado', 'Your payment was not approved'),
      joined([
        reason,
        say(
          `O pedido ${order} espera outro pagamento por poucos minutos; depois, as cartas voltam às lojas.`,
          `Order ${order} awaits another payment for a few minutes; after that the cards go back to the stores.`,
        ),
      ]),
    ),
  dispute_lost: (order: number, reason: string | null) =>
    said(
      say('Sua contestação foi aceita', 'Your dispute was accepted'),
      say(
        `O valor contestado do pedido ${order} volta a você pelo banco, na fatura do cartão ou na conta.`,
        `The disputed amount of order ${order} comes back to you from the bank, on the card bill or in the account.`,
      ),
      because(reason),
    ),
  dispute_won: (order: number, reason: string | null) =>
    said(
      say('Sua contestação foi encerrada', 'Your dispute is closed'),
      say(
        `O pagamento do pedido ${order} foi mantido, e a compra segue valendo. Algo está errado? Fale com o atendimento.`,
        `The payment of order ${order} stands, and so does the purchase. Is something wrong? Contact support.`,
      ),
      because(reason),
    ),
}
