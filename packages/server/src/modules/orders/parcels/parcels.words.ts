import type { CancelReason, OrderParty } from '@bra/contract/orders/orders.schemas'
import { say, type Saying } from '@bra/contract/kit/saying'

export const cancels = ['cancel', 'ask_cancel', 'regret'] as const
export type Cancels = (typeof cancels)[number]

export const wordsTo: Record<Cancels, (count: number) => Saying> = {
  ask_cancel: (count) =>
    count > 1
      ? say(
          `Pedimos à loja o cancelamento de ${count} pacotes. Sem resposta dela, ele é aceito.`,
          `We asked the store to cancel ${count} parcels. Without an answer it is accepted.`,
        )
      : say(
          'Pedimos o cancelamento à loja. Sem resposta dela, ele é aceito.',
          'We asked the store to cancel. Without an answer it is accepted.',
        ),
  cancel: (count) =>
    count > 1
      ? say(
          `${count} pacotes foram cancelados. O valor pago será devolvido.`,
          `${count} parcels were cancelled. You get back what you paid.`,
        )
      : say(
          'O pacote foi cancelado. O valor pago será devolvido.',
          'The parcel was cancelled. You get back what you paid.',
        ),
  regret: (count) =>
    count > 1
      ? say(
          `Poste os ${count} pacotes de volta e informe o código de rastreio de cada um. Você recebe tudo que pagou, com o frete.`,
          `Post the ${count} parcels back and enter the tracking code of each. You get all that you paid, shipping included.`,
        )
      : say(
          'Poste o pacote de volta e informe o código de rastreio. Você recebe tudo que pagou, com o frete.',
          'Post the parcel back and enter the tracking code. You get all that you paid, shipping included.',
        ),
}

export const toBuyerBy: Record<OrderParty, Saying> = {
  buyer: say('como você pediu', 'as you asked'),
  store: say('pela loja', 'by the store'),
  operator: say('pelo Bra Cards', 'by Bra Cards'),
  system: say('porque a loja não respondeu', 'because the store did not answer'),
}

export const toStoreBy: Record<OrderParty, Saying> = {
  buyer: say('pelo comprador', 'by the client'),
  store: say('pela loja', 'by the store'),
  operator: say('pelo Bra Cards', 'by Bra Cards'),
  system: say('porque o pedido de cancelamento ficou sem resposta', 'because the request to cancel was not answered'),
}

/** Reasons of a sender after which the goods are not for sale again, as sellers are told them. */
export const goneGoods: Partial<Record<CancelReason, Saying>> = {
  out_of_stock: say('não foram encontradas', 'were not found'),
  damaged: say('estavam avariadas', 'were damaged'),
}
