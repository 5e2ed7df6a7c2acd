import type { Refusals } from '../kit/refusals.ts'

export const parcelsRefusals = {
  line_not_found: [404, 'Não encontramos este item do pedido.', 'We could not find this item of the order.'],
  tracking_code_outward: [
    422,
    'Este é o código com que o pacote chegou a você. Informe o da devolução.',
    'This is the code with which the parcel came to you. Enter that of the return.',
  ],
  lacking_too_many: [422, 'Desta carta foram compradas menos unidades.', 'Fewer units of this card were bought.'],
  lacking_all: [
    409,
    'Nada ficaria para enviar. Cancele o pedido: o comprador recebe tudo de volta, com o frete.',
    'Nothing would be left to send. Cancel the order: the buyer gets everything back, with the freight.',
  ],
  lacking_held: [
    409,
    'O valor destas cartas espera o fim de uma reclamação, ou já voltou ao comprador.',
    'The price of these cards waits for the end of a complaint, or is with the buyer already.',
  ],
  give_back_disputed: [
    409,
    'O comprador contestou este pagamento no banco. Espere a decisão.',
    'The buyer disputed this payment at the bank. Wait for the decision.',
  ],
  arrival_note_missing: [422, 'Diga como você sabe que o pacote chegou.', 'Say how you know that the parcel arrived.'],
  return_note_missing: [422, 'Diga o que há de errado com a devolução.', 'Say what is wrong with the return.'],
  return_disputed: [
    409,
    'O pagamento deste pedido está contestado no banco. Decida primeiro a contestação.',
    'The payment of this order is disputed at the bank. Decide the dispute first.',
  ],
  passport_absent: [
    409,
    'Este anúncio não tem passaporte. Fotografe frente e verso da carta.',
    'This offer has no passport. Photograph front and back of the card.',
  ],
  card_confirmed: [
    409,
    'Esta carta já foi conferida, e as fotos não mudam mais.',
    'This card was checked already, and its photos do not change any more.',
  ],
  parcel_moved: [
    409,
    'Este pacote acabou de mudar de situação. Veja como ele está agora e tente de novo.',
    'This parcel has just changed. See how it stands now and try again.',
  ],
  parcel_unpaid: [
    409,
    'Este pacote ainda não foi pago. Você pode cancelar o pedido inteiro.',
    'This parcel is not paid yet. You may cancel the whole order.',
  ],
  cancel_asked: [
    409,
    'O cancelamento já foi pedido. Aguarde a resposta da loja, ou retire o pedido.',
    'The cancellation is already requested. Wait for the store to answer, or withdraw the request.',
  ],
  cancel_kept: [
    409,
    'A loja não aceitou o cancelamento. Se ela não postar no prazo, você poderá cancelar sozinho.',
    'The store refused the cancellation. If it does not post in time, you may cancel by yourself.',
  ],
  cancel_posted: [
    409,
    'Este pacote já foi enviado. Depois de receber, confirme a entrega: aí você poderá devolver.',
    'This parcel has been sent. Once you have it, confirm the delivery: then you may return it.',
  ],
  regret_over: [
    409,
    'O prazo para desistir da compra terminou. Se algo veio errado, fale com o atendimento.',
    'The time to go back on the purchase is over. If something came wrong, contact support.',
  ],
  return_going_on: [
    409,
    'A devolução já está em andamento. Acompanhe-a neste pedido.',
    'The return is already under way. Follow it in this order.',
  ],
  parcel_over: [
    409,
    'Este pacote já se encerrou: não há mais o que mudar nele.',
    'This parcel is closed: nothing about it can change.',
  ],
  nothing_to_withdraw: [
    409,
    'Não há cancelamento nem devolução a retirar neste pacote.',
    'This parcel has no cancellation or return to withdraw.',
  ],
  delivery_not_expected: [
    409,
    'Só dá para confirmar a entrega de um pacote enviado.',
    'Only a parcel that was sent can be confirmed as delivered.',
  ],
  contest_not_open: [
    409,
    'Esta devolução não espera uma resposta sua.',
    'This return does not wait for an answer from you.',
  ],
  return_not_open: [
    409,
    'Este pacote não espera devolução. Peça a devolução antes de postar.',
    'This parcel does not await a return. Request the return before you post.',
  ],
  review_too_early: [409, 'Confirme a entrega antes de avaliar.', 'Confirm the delivery before you review.'],
  review_exists: [409, 'Você já avaliou este pacote.', 'You have already reviewed this parcel.'],
  review_of_center: [
    409,
    'Este pacote foi enviado pelo Bra Center: não há loja a avaliar.',
    'This parcel was sent by the Bra Center: there is no store to review.',
  ],
} as const satisfies Refusals
