import { en, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import { because, type Facts, said } from './notice-words.ts'
import { ofMoney } from './words-to-store.money.ts'
import { ofReturns } from './words-to-store.returns.ts'

interface Posting {
  postBy: Date
  isPickup: boolean
}
const until = ({ isPickup, postBy }: Posting): Facts[number] => [
  isPickup ? say('Deixe pronto até', 'Have it ready by') : say('Poste até', 'Post by'),
  unchanged(date(postBy)),
]
const amount = (cents: number): Facts[number] => [say('Valor', 'Amount'), unchanged(money(cents))]
const commented = (comment: string | null): Facts =>
  comment ? [[say('Comentário', 'Comment'), unchanged(comment)]] : []
const sold = say('Você vendeu', 'You made a sale')

const ofParcels = {
  paid: (order: number, about: Posting & { cents: number; parcels: number }) =>
    said(
      sold,
      about.parcels > 1
        ? say(
            `O pedido ${order} foi pago. Separe as cartas, que vão em ${about.parcels} pacotes.`,
            `Order ${order} was paid. Pick the cards, which go in ${about.parcels} parcels.`,
          )
        : say(`O pedido ${order} foi pago. Separe as cartas.`, `Order ${order} was paid. Pick the cards.`),
      [amount(about.cents), until(about)],
    ),
  sold_by_centre: (order: number, cents: number) =>
    said(
      sold,
      say(
        `O pedido ${order} foi pago. O Bra Center separa e envia as suas cartas.`,
        `Order ${order} was paid. The Bra Center picks and sends your cards.`,
      ),
      [amount(cents)],
    ),
  post_soon: (order: number, about: Posting) =>
    about.isPickup
      ? said(
          say('Uma retirada espera', 'A pick-up waits'),
          say(
            `O prazo para deixar pronto o pedido ${order} está no fim.`,
            `The time to have order ${order} ready is nearly over.`,
          ),
          [until(about)],
        )
      : said(
          say('Um pedido espera postagem', 'An order waits to be posted'),
          say(`O prazo para postar o pedido ${order} está no fim.`, `The time to post order ${order} is nearly over.`),
          [until(about)],
        ),
  label_expired: (order: number, { cents, isOwn }: { cents: number; isOwn: boolean }) => {
    const back = isOwn
      ? say(
          'O que ela custou voltou para o seu saldo no Melhor Envio.',
          'What it cost is back in your balance at Melhor Envio.',
        )
      : say('O que ela custou voltou para a sua carteira.', 'What it cost is back in your wallet.')
    return said(
      say('Uma etiqueta venceu', 'A label has expired'),
      say(
        pt`A etiqueta do pedido ${order} não foi postada no prazo da transportadora e não vale mais. Compre outra no pedido, ou poste no balcão. ${back}`,
        en`The label of order ${order} was not posted in the time of the carrier and is no longer valid. Buy another in the order, or post it at the counter. ${back}`,
      ),
      [amount(cents)],
    )
  },
  arrived: (order: number, regretUntil: Date) =>
    said(
      say('Um pacote chegou', 'A parcel arrived'),
      say(
        `O pacote do pedido ${order} foi entregue ao comprador.`,
        `The parcel of order ${order} was delivered to the client.`,
      ),
      [[say('Ele pode desistir até', 'It may be returned until'), unchanged(date(regretUntil))]],
    ),
  cancel_asked: (order: number, about: { until: Date; comment: string | null }) =>
    said(
      say('Um comprador quer cancelar', 'A client wants to cancel'),
      say(
        `Responda ao pedido de cancelamento do pedido ${order}. Sem resposta, ele é aceito.`,
        `Answer the request to cancel order ${order}. Without an answer it is accepted.`,
      ),
      [[say('Responda até', 'Answer by'), unchanged(date(about.until))], ...commented(about.comment)],
    ),
  cancel_withdrawn: (order: number) =>
    said(
      say('O cancelamento foi retirado', 'The cancellation was withdrawn'),
      say(
        `O comprador do pedido ${order} quer recebê-lo. Siga com a separação.`,
        `The client of order ${order} wants to have it. Go on picking.`,
      ),
    ),
  cancelled: (order: number, about: { by: Saying; reason: string | null; gone: Saying | null }) =>
    said(
      say('Um pedido foi cancelado', 'An order was cancelled'),
      about.gone
        ? say(
            pt`O pedido ${order} foi cancelado, porque as cartas ${about.gone}.`,
            en`Order ${order} was cancelled because the cards ${about.gone}.`,
          )
        : say(
            pt`O pedido ${order} foi cancelado ${about.by}. O que era da loja voltou ao estoque.`,
            en`Order ${order} was cancelled ${about.by}. What was of the store is back in stock.`,
          ),
      because(about.reason),
    ),
  nearly_lost: (order: number, lostOn: Date) =>
    said(
      say('Um pacote ainda não consta como entregue', 'A parcel is not marked as delivered yet'),
      say(
        `Ninguém confirmou a chegada do pedido ${order}. Se ele foi entregue, diga no pedido: o Bra Cards confere e decide. Sem isso, ele é dado como extraviado, e o comprador recebe o valor de volta.`,
        `Nobody has confirmed that order ${order} arrived. If it was delivered, say so in the order: Bra Cards checks and decides. Otherwise it counts as lost, and the client gets the money back.`,
      ),
      [[say('Extraviado a partir de', 'Lost from'), unchanged(date(lostOn))]],
    ),
  delivery_decided: (order: number, reason: string) =>
    said(
      say('Uma entrega foi registrada', 'A delivery was recorded'),
      say(
        `O Bra Cards conferiu que o pacote do pedido ${order} foi entregue.`,
        `Bra Cards checked that the parcel of order ${order} was delivered.`,
      ),
      because(reason),
    ),
  lost: (order: number, reason: string | null) =>
    said(
      say('Um pacote foi dado como extraviado', 'A parcel counts as lost'),
      say(
        `O pacote do pedido ${order} não chegou no prazo. O comprador recebe o valor de volta.`,
        `The parcel of order ${order} did not arrive in time. The client gets the money back.`,
      ),
      because(reason),
    ),
  review: (order: number, about: { stars: number; comment: string | null }) =>
    said(
      say('Sua loja recebeu uma avaliação', 'Your store was reviewed'),
      say(`Do pedido ${order}.`, `Of order ${order}.`),
      [[say('Nota', 'Rating'), say(`${about.stars} de 5`, `${about.stars} of 5`)], ...commented(about.comment)],
    ),
}

/** Notices to the owner of a store; `order` is the number that buyer and store both see. */
export const toStore = { ...ofParcels, ...ofReturns, ...ofMoney }
