import { both } from '@bra/contract/kit/both'

export const parcelNewsTexts = {
  arrives: both('Chega entre {first} e {last}', 'Arrives between {first} and {last}'),
  arrivesOn: both('Chega em {last}', 'Arrives on {last}'),
  late: both('Deveria ter chegado até {last}', 'Should have arrived by {last}'),
  lateHint: both(
    'Se o pacote já chegou, confirme a entrega. Se não, acompanhe pelo rastreio.',
    'If the parcel is there, confirm the delivery. If not, follow its tracking.',
  ),
  newsAwaiting: both('Esperando o pagamento', 'Waiting for the payment'),
  newsAwaitingHint: both(
    'A loja começa a separar assim que ele for aprovado.',
    'The store starts picking as soon as it is approved.',
  ),
  newsPaid: both('A loja já pode separar suas cartas', 'The store can pick your cards now'),
  postBy: both('A loja tem até {day} para postar.', 'The store has until {day} to post it.'),
  newsShipped: both('A caminho', 'On its way'),
  newsShippedHint: both(
    'Quando o pacote estiver com você, confirme a entrega.',
    'Once you have the parcel, confirm the delivery.',
  ),
  newsDelivered: both('Entregue em {day}', 'Delivered on {day}'),
  newsDeliveredHint: both(
    'Até {until} você pode devolver o pacote. O valor vai para a loja em {day}.',
    'Until {until} you may return the parcel. The money goes to the store on {day}.',
  ),
  newsCompleted: both('Compra concluída', 'Purchase completed'),
  newsCompletedHint: both(
    'O valor foi liberado para a loja em {day}.',
    'The money was released to the store on {day}.',
  ),
  newsExpired: both('O pagamento não foi feito a tempo', 'It was not paid in time'),
  newsUnpaidHint: both(
    'Nada foi cobrado, e as cartas voltaram ao estoque da loja.',
    'Nothing was charged, and the cards went back to the stock of the store.',
  ),
  newsAskedBuyer: both('Você pediu o cancelamento', 'You asked to cancel'),
  newsAskedOther: both('Há um pedido de cancelamento', 'A cancellation was requested'),
  newsAskedHint: both(
    'A loja tem até {day} para responder; sem resposta, o pacote é cancelado e você recebe {price} de volta.',
    'The store has until {day} to answer; without an answer the parcel is cancelled and you get {price} back.',
  ),
  newsAskedOpen: both('Falta a resposta da loja.', 'The store has yet to answer.'),
  cancelledByBuyer: both('Cancelado por você', 'Cancelled by you'),
  cancelledByStore: both('Cancelado pela loja', 'Cancelled by the store'),
  cancelledByOperator: both('Cancelado pelo Bra Cards', 'Cancelled by Bra Cards'),
  cancelledByBank: both('Cancelado: o banco devolveu o pagamento', 'Cancelled: the bank gave the payment back'),
  cancelGranted: both('A loja aceitou o seu pedido de cancelamento.', 'The store granted your request to cancel.'),
  cancelUnanswered: both(
    'A loja não respondeu ao seu pedido no prazo.',
    'The store did not answer your request in time.',
  ),
  newsLost: both('O pacote se extraviou', 'The parcel got lost'),
  newsLostHint: both(
    'Ele não chegou no prazo. Você recebe {price} de volta.',
    'It did not arrive in time. You get {price} back.',
  ),
  newsReturnAsked: both('Você pediu a devolução', 'You asked to return it'),
  newsReturnAskedHint: both('Falta a resposta da loja.', 'The store has yet to answer.'),
  newsReturn: both('Devolução autorizada', 'Return authorised'),
  newsReturnHint: both(
    'Poste as cartas até {day} e informe o código. Se devolver em mãos, a própria loja confirma.',
    'Post the cards by {day} and enter the tracking code. Handed over in person, the store confirms it.',
  ),
  newsReturning: both('A devolução está a caminho da loja', 'Your return is on its way to the store'),
  newsReturningHint: both(
    'Quando a loja receber o pacote, você recebe {price} de volta.',
    'Once the store has the parcel, you get {price} back.',
  ),
  newsReturned: both('A loja recebeu a devolução', 'The store has received the return'),
  newsRefunded: both('Você recebeu o dinheiro de volta', 'You got your money back'),
  newsLate: both('A loja passou do prazo', 'The store is late'),
  newsLateHint: both(
    'Era para postar até {day}. Você pode cancelar agora e receber {price} de volta.',
    'It was due to be posted by {day}. You may cancel now and get {price} back.',
  ),
  newsLateSoon: both(
    'Você pode cancelar agora e receber {price} de volta.',
    'You may cancel now and get {price} back.',
  ),
  newsHeldHint: both(
    '{price} seguem retidos até a reclamação terminar. O resto foi liberado para a loja.',
    '{price} stay held until the complaint ends. The rest was released to the store.',
  ),
  contested: both('A loja contesta a devolução', 'The store contests your return'),
  contestedHint: both(
    'O Bra Cards confere o que ela diz e o rastreio, e decide. Guarde o comprovante de postagem.',
    'Bra Cards checks what it says and the tracking, and decides. Keep the receipt of the posting.',
  ),
  ready: both('Pronto para retirar', 'Ready to be picked up'),
  handedOver: both('A loja registrou a retirada', 'The store says that you have picked it up'),
  readyBy: both(
    'A loja avisa quando puder retirar, até {day}.',
    'The store tells you when you can pick it up, by {day}.',
  ),
}
