import { say, unchanged } from '@bra/contract/kit/saying'
import { date } from '@bra/contract/trade/format'
import { because, said } from './notice-words.ts'

const closed = say('Sua devolução foi encerrada', 'Your return is closed')

export const ofReturns = {
  return_authorised: (store: string, { place, until }: { place: string; until: Date }) =>
    said(
      say('Você pode devolver o pacote', 'You may return the parcel'),
      say(
        `Poste o pacote de ${store} de volta e informe o código de rastreio. Se devolver em mãos, a loja confirma. Guarde o recibo da postagem e mande ao atendimento: ela é por nossa conta.`,
        `Post the parcel from ${store} back and enter the tracking code. Handed over in person, the store confirms it. Keep the receipt of the postage and send it to support: we pay for it.`,
      ),
      [
        [say('Envie para', 'Send to'), unchanged(place)],
        [say('Poste até', 'Post by'), unchanged(date(until))],
        [say('Você recebe', 'You get'), say('Tudo que pagou, com o frete', 'All that you paid, shipping included')],
      ],
    ),
  returned: (store: string) =>
    said(
      say('Sua devolução foi recebida', 'Your return was received'),
      say(
        `${store} recebeu o pacote de volta. O valor pago, com o frete, será devolvido.`,
        `${store} has the parcel back. You get back what you paid, shipping included.`,
      ),
    ),
  return_over: (store: string) =>
    said(
      closed,
      say(
        `${store} não confirmou a chegada a tempo. O valor pago, com o frete, será devolvido.`,
        `${store} did not confirm the arrival in time. You get back what you paid, shipping included.`,
      ),
    ),
  return_contested: (store: string, note: string) =>
    said(
      say('A loja contesta a sua devolução', 'The store contests your return'),
      say(
        `O Bra Cards confere o que ${store} diz, o rastreio e as mensagens, e decide. Guarde o comprovante de postagem.`,
        `Bra Cards checks what ${store} says, the tracking and the messages, and decides. Keep the proof of postage.`,
      ),
      [[say('A loja diz', 'The store says'), unchanged(note)]],
    ),
  return_refunded: (store: string, reason: string) =>
    said(
      say('Sua devolução foi aceita', 'Your return was accepted'),
      say(
        `O Bra Cards decidiu a devolução do pacote de ${store} a seu favor. O valor pago, com o frete, será devolvido.`,
        `Bra Cards decided the return of the parcel from ${store} in your favour. You get back what you paid, shipping included.`,
      ),
      because(reason),
    ),
  return_closed: (store: string, reason: string) =>
    said(
      closed,
      say(
        `O Bra Cards decidiu a devolução do pacote de ${store} a favor da loja. O valor não será devolvido.`,
        `Bra Cards decided the return of the parcel from ${store} in favour of the store. The money is not given back.`,
      ),
      because(reason),
    ),
  not_sent_back: (store: string) =>
    said(
      say('A devolução não foi postada', 'The return was not posted'),
      say(
        `O prazo para devolver o pacote de ${store} terminou. A compra fica como está.`,
        `The time to return the parcel from ${store} is over. The purchase stays as it is.`,
      ),
    ),
}
