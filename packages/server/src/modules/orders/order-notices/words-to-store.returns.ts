import { say, unchanged } from '@bra/contract/kit/saying'
import { because, said } from './notice-words.ts'

const tracking = say('Rastreio', 'Tracking')
const closed = say('Uma devolução foi encerrada', 'A return is closed')
const decided = say('Uma devolução foi decidida', 'A return was decided')

export const ofReturns = {
  regret: (order: number) =>
    said(
      say('Um comprador desistiu da compra', 'A client went back on a purchase'),
      say(
        `O comprador do pedido ${order} usou o direito de arrependimento e vai devolver o pacote.`,
        `The client of order ${order} used the right to go back on the purchase and will return the parcel.`,
      ),
    ),
  sent_back: (order: number, code: string) =>
    said(
      say('Uma devolução está a caminho', 'A return is on its way'),
      say(
        `O pacote do pedido ${order} foi postado de volta. Confirme quando receber.`,
        `The parcel of order ${order} was posted back. Confirm once you have it.`,
      ),
      [[tracking, unchanged(code)]],
    ),
  code_corrected: (order: number, { code, before }: { code: string; before: string }) =>
    said(
      say('O rastreio de uma devolução foi corrigido', 'The tracking of a return was corrected'),
      say(
        `O comprador do pedido ${order} corrigiu o código com que o pacote volta. Vale este.`,
        `The client of order ${order} corrected the code with which the parcel comes back. This one counts.`,
      ),
      [
        [tracking, unchanged(code)],
        [say('Antes', 'Before'), unchanged(before)],
      ],
    ),
  contest_answered: (order: number, comment: string) =>
    said(
      say('O comprador respondeu à sua contestação', 'The client answered what you contested'),
      say(
        `O Bra Cards decide a devolução do pedido ${order} com o que os dois lados mostraram.`,
        `Bra Cards decides the return of order ${order} with what both sides have shown.`,
      ),
      [[say('O comprador diz', 'The client says'), unchanged(comment)]],
    ),
  returned: (order: number) =>
    said(
      closed,
      say(
        `A devolução do pedido ${order} conta como recebida, e o comprador recebe o valor de volta. As cartas não voltaram à venda: quando chegarem, ponha-as no estoque.`,
        `The return of order ${order} counts as received, and the client gets the money back. The cards are not on sale again: put them into your stock when they arrive.`,
      ),
    ),
  returned_unseen_by_centre: (order: number) =>
    said(
      closed,
      say(
        `A devolução do pedido ${order} conta como recebida, e o comprador recebe o valor de volta. As suas cartas não voltaram à venda.`,
        `The return of order ${order} counts as received, and the client gets the money back. Your cards are not on sale again.`,
      ),
    ),
  returned_to_centre: (order: number) =>
    said(
      say('Uma devolução foi recebida', 'A return was received'),
      say(
        `O Bra Center recebeu de volta as cartas do pedido ${order}, que voltaram ao estoque. O comprador recebe o valor de volta.`,
        `The Bra Center has the cards of order ${order} back, and they are in stock again. The client gets the money back.`,
      ),
    ),
  return_withdrawn: (order: number) =>
    said(
      say('A devolução foi retirada', 'The return was withdrawn'),
      say(`O comprador do pedido ${order} fica com as cartas.`, `The client of order ${order} keeps the cards.`),
    ),
  return_refunded: (order: number, reason: string) =>
    said(
      decided,
      say(
        `O Bra Cards aceitou a devolução do pedido ${order}. O comprador recebe o valor de volta.`,
        `Bra Cards accepted the return of order ${order}. The client gets the money back.`,
      ),
      because(reason),
    ),
  return_closed: (order: number, reason: string) =>
    said(
      decided,
      say(
        `O Bra Cards deu razão à loja na devolução do pedido ${order}. O valor está na sua carteira.`,
        `Bra Cards decided the return of order ${order} in favour of the store. The money is in your wallet.`,
      ),
      because(reason),
    ),
}
