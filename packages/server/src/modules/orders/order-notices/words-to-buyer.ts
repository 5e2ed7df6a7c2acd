import { en, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import { because, type Facts, said } from './notice-words.ts'
import { ofPayments } from './words-to-buyer.payments.ts'
import { ofReturns } from './words-to-buyer.returns.ts'

const regretBy = (until: Date): Facts[number] => [
  say('Desista da compra até', 'Return it until'),
  unchanged(date(until)),
]
const answer = (comment: string | null): Facts => (comment ? [[say('Resposta', 'Answer'), unchanged(comment)]] : [])
const arrivedQuestion = say('Seu pacote chegou?', 'Has your parcel arrived?')

const ofParcels = {
  posted: (store: string, about: { carrier: string; code: string | null; last: Date }) =>
    said(
      say('Seu pacote foi enviado', 'Your parcel was sent'),
      say(`O pacote de ${store} está a caminho.`, `The parcel from ${store} is on its way.`),
      [
        [say('Transporte', 'Carrier'), unchanged(about.carrier)],
        ...(about.code ? ([[say('Rastreio', 'Tracking'), unchanged(about.code)]] as Facts) : []),
        [say('Chega até', 'Arrives by'), unchanged(date(about.last))],
      ],
    ),
  ready: (store: string, place: string) =>
    said(
      say('Seu pacote está pronto para retirar', 'Your parcel is ready to pick up'),
      say(
        `${store} já separou o pacote. Combine o horário pelas mensagens do pedido, e leve o número do pedido e um documento.`,
        `${store} has your parcel ready. Agree on a time in the messages of the order, and bring the order number and an ID.`,
      ),
      [[say('Retire em', 'Pick up at'), unchanged(place)]],
    ),
  handed_over: (store: string) =>
    said(
      say('Sua retirada foi registrada', 'Your pick-up was recorded'),
      say(
        `${store} informou que entregou o pacote a você. Confirme a entrega no pedido. Não foi você? Escreva à loja.`,
        `${store} says that it handed the parcel to you. Confirm the delivery in the order. Was it not you? Write to the store.`,
      ),
    ),
  arrived: (store: string, regretUntil: Date) =>
    said(
      say('Seu pacote chegou', 'Your parcel arrived'),
      say(
        `O pacote de ${store} foi entregue. Confira as cartas.`,
        `The parcel from ${store} was delivered. Check the cards.`,
      ),
      [regretBy(regretUntil)],
    ),
  picked_up: (store: string, regretUntil: Date) =>
    said(
      say('Seu pacote conta como retirado', 'Your parcel counts as picked up'),
      say(
        `${store} entregou o pacote, e você não disse o contrário.`,
        `${store} handed the parcel over, and you have not said otherwise.`,
      ),
      [regretBy(regretUntil)],
    ),
  may_cancel: (store: string) =>
    said(
      say('Seu pacote ainda não foi postado', 'Your parcel has not been posted yet'),
      say(
        `${store} passou do prazo. Você já pode cancelar a compra no pedido e receber tudo de volta, ou esperar mais um pouco.`,
        `${store} is late. You may cancel the purchase in the order and get everything back, or wait a little longer.`,
      ),
    ),
  cancelled: (store: string, about: { by: Saying; comment: string | null; reason: string | null }) =>
    said(
      say('Seu pacote foi cancelado', 'Your parcel was cancelled'),
      say(
        pt`O pacote de ${store} foi cancelado ${about.by}. O valor pago será devolvido.`,
        en`The parcel from ${store} was cancelled ${about.by}. You get back what you paid.`,
      ),
      about.comment ? answer(about.comment) : because(about.reason),
    ),
  kept: (store: string, comment: string | null) =>
    said(
      say('Seu cancelamento não foi aceito', 'Your cancellation was refused'),
      say(`${store} segue preparando o seu pacote.`, `${store} goes on preparing your parcel.`),
      answer(comment),
    ),
  part_back: (store: string, about: { cents: number; reason: string }) =>
    said(
      say('A loja devolveu parte do valor', 'The store gave part of the money back'),
      say(
        `${store} devolve ${money(about.cents)} do seu pacote, que fica com você.`,
        `${store} gives back ${money(about.cents)} of your parcel, which stays with you.`,
      ),
      because(about.reason),
    ),
  lacking: (store: string, about: { cents: number; units: number; cards: string }) =>
    said(
      about.units === 1
        ? say('Faltou uma carta no seu pacote', 'A card of your parcel is missing')
        : say('Faltaram cartas no seu pacote', 'Some cards of your parcel are missing'),
      say(
        `${store} não encontrou tudo que você comprou. Devolvemos ${money(about.cents)}, o preço do que faltou, pela mesma forma de pagamento; o resto segue para você.`,
        `${store} did not find everything that you bought. We give back ${money(about.cents)}, the price of what is missing, by the same means of payment; the rest goes on to you.`,
      ),
      [[say('Faltou', 'Missing'), unchanged(about.cards)]],
    ),
  ask_delivery: (store: string) =>
    said(
      arrivedQuestion,
      say(
        `O prazo de entrega do pacote de ${store} terminou. Confirme a entrega, ou espere mais um pouco.`,
        `The parcel from ${store} should have arrived by now. Confirm the delivery, or wait a little longer.`,
      ),
    ),
  nearly_lost: (store: string, lostOn: Date) =>
    said(
      arrivedQuestion,
      say(
        `O pacote de ${store} ainda não consta como entregue. Se já chegou, confirme a entrega no pedido. Se não chegar, ele é dado como extraviado, e você recebe tudo de volta.`,
        `The parcel from ${store} is not marked as delivered yet. If it has arrived, confirm the delivery in the order. If it does not, it counts as lost, and you get everything back.`,
      ),
      [[say('Extraviado a partir de', 'Lost from'), unchanged(date(lostOn))]],
    ),
  arrival_claimed: (store: string, note: string) =>
    said(
      say('A loja diz que seu pacote foi entregue', 'The store says that your parcel was delivered'),
      say(
        `Se o pacote de ${store} está com você, confirme a entrega no pedido. Se não está, escreva à loja pelo pedido: o Bra Cards lê as mensagens, confere o rastreio e decide.`,
        `If you have the parcel from ${store}, confirm the delivery in the order. If not, write to the store in the order: Bra Cards reads the messages, checks the tracking and decides.`,
      ),
      [[say('A loja diz', 'The store says'), unchanged(note)]],
    ),
  delivery_decided: (store: string, about: { reason: string; regretUntil: Date }) =>
    said(
      say('A entrega do seu pacote foi registrada', 'The delivery of your parcel was recorded'),
      say(
        `O Bra Cards conferiu que o pacote de ${store} foi entregue.`,
        `Bra Cards checked that the parcel from ${store} was delivered.`,
      ),
      [...because(about.reason), regretBy(about.regretUntil)],
    ),
  lost: (store: string, reason: string | null) =>
    said(
      say('Seu pacote foi dado como extraviado', 'Your parcel counts as lost'),
      say(
        `O pacote de ${store} não chegou. O valor pago, com o frete, será devolvido.`,
        `The parcel from ${store} did not arrive. You get back what you paid, shipping included.`,
      ),
      because(reason),
    ),
  completed: (store: string, { asksReview }: { asksReview: boolean }) =>
    said(
      say('Compra concluída', 'Purchase completed'),
      asksReview
        ? say(
            `O pacote de ${store} foi concluído. Conte a outros compradores como foi.`,
            `The parcel from ${store} is completed. Tell other buyers how it was.`,
          )
        : say(`O pacote de ${store} foi concluído.`, `The parcel from ${store} is completed.`),
    ),
}

export const toBuyer = { ...ofParcels, ...ofReturns, ...ofPayments }
