import { both } from '@bra/contract/kit/both'

export const saleTexts = {
  place: both('Lugar: {position}', 'Place: {position}'),
  parcel: both('Pacote', 'Parcel'),
  yourStore: both('sua loja', 'your store'),
  centerHint: both(
    'O Bra Center separa e envia este pedido. Aqui você acompanha.',
    'The Bra Center picks and sends this order. Here you follow it.',
  ),
  returnCode: both('O cliente postou a devolução: {code}', 'The client has posted the return: {code}'),
  answerUntil: both(
    'O cliente quer cancelar. Responda até {day}: sem resposta, o cancelamento é aceito.',
    'The client wants to cancel. Answer by {day}: without an answer it is accepted.',
  ),
  money: both('Valores', 'Amounts'),
  commission: both('Comissão', 'Commission'),
  net: both('A loja recebe', 'The store gets'),
  addressCenter: both('O Bra Center envia: o endereço fica com ele.', 'The Bra Center sends it and keeps the address.'),
  addressUnpaid: both('O endereço aparece quando o pedido for pago.', 'The address appears once the order is paid.'),
  placedAt: both('Feito em {moment}', 'Placed on {moment}'),
  otherParcel: both('Ver o pacote {part}', 'See parcel {part}'),
  postBy: both('Poste até {day}', 'Post by {day}'),
  readyBy: both('Deixe pronto até {day}', 'Have it ready by {day}'),
  lateSince: both('Atrasado: o prazo era {day}', 'Late: it was due on {day}'),
  history: both('Histórico', 'History'),
  askedGranted: both('Aceito', 'Granted'),
  askedKept: both('Recusado pela loja', 'Refused by the store'),
  askedWithdrawn: both('Retirado pelo cliente', 'Withdrawn by the client'),
  papers: both('Documentos do pacote', 'Papers of the parcel'),
  invoice: both('NF-e ou DC-e', 'NF-e or DC-e'),
  noLabelCenter: both(
    'O Bra Center imprime a etiqueta deste pedido.',
    'The Bra Center prints the label of this order.',
  ),
  noLabelPickup: both('Retirada na loja não usa etiqueta.', 'What is picked up needs no label.'),
  noLabelUnpaid: both('A etiqueta sai quando o pedido for pago.', 'The label can be had once the order is paid.'),
  noLabelOver: both(
    'O pacote já saiu da loja, ou o pedido se encerrou.',
    'The parcel has left the store, or the order is closed.',
  ),
  pickMany: both('Separar {count} pedidos', 'Pick {count} orders'),
}
