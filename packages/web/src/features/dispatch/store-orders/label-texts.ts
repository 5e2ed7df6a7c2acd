import { both } from '@bra/contract/kit/both'

export const labelTexts = {
  offerHint: both(
    'A etiqueta é comprada com a conta da loja no Melhor Envio, já com o código de rastreio. O preço, {price} na cotação deste frete, sai do saldo que você tem lá.',
    "The label is bought with the store's account at Melhor Envio, with its tracking code. Its price, {price} when this shipping was quoted, leaves the balance that you have there.",
  ),
  printing: both('Impressão', 'Printing'),
  withContents: both('com folha de conteúdo', 'with a sheet about the contents'),
  withoutContents: both('sem folha de conteúdo', 'without a sheet about the contents'),
  changePrinting: both('Mudar', 'Change'),
  paperA6: both('Uma por folha A6, 105 × 148 mm', 'One on a sheet of A6, 105 × 148 mm'),
  label: both('Etiqueta', 'Label'),
  labels: both('Etiquetas (PDF)', 'Labels (PDF)'),
  labelTitle: both('Etiqueta de envio|{count} etiquetas de envio', 'Shipping label|{count} shipping labels'),
  paper: both('Papel', 'Paper'),
  paperLabel: both('Uma por página, 100 × 150 mm', 'One a page, 100 × 150 mm'),
  paperA4: both('Quatro por folha A4', 'Four on a sheet of A4'),
  codeHint: both(
    'O que o balcão ou a transportadora deu. Sem ele, a etiqueta deixa o lugar em branco.',
    'What the counter or the carrier gave you. Without it the label leaves its place empty.',
  ),
  labelContents: both(
    'Incluir uma folha com o conteúdo de cada pacote',
    'Add a sheet about the contents of each parcel',
  ),
  labelHint: both(
    'Onde há NF-e ou DC-e, a etiqueta própria traz a chave dela em barras.',
    'Where there is an NF-e or a DC-e, the own label has its key as bars.',
  ),
  labelMake: both('Gerar etiqueta', 'Make label'),
  labelOwn: both('Etiqueta própria', 'Your own label'),
  labelOffer: both('Comprar a etiqueta {service}', 'Buy the {service} label'),
  labelOfferHint: both(
    'A transportadora vende a etiqueta já com o código de rastreio. O preço, {price} na cotação deste frete, sai do saldo da loja quando ela é comprada; o frete que o cliente pagou entra quando o pedido é concluído.',
    "The carrier sells the label with its tracking code. Its price, {price} when this shipping was quoted, leaves the store's balance when it is bought; the shipping that the buyer paid comes in when the order is completed.",
  ),
  labelWaits: both(
    'A compra desta etiqueta ainda não foi confirmada pela transportadora. Continuamos tentando; ela não é cobrada duas vezes.',
    'The carrier has not confirmed this label yet. We keep trying; it is not charged twice.',
  ),
  labelBuy: both('Comprar etiqueta', 'Buy label'),
  labelBuyAgain: both('Tentar de novo', 'Try again'),
  labelBought: both(
    'A etiqueta está comprada e custou {price} à loja.',
    'The label is bought and cost the store {price}.',
  ),
  labelBoughtHint: both(
    'Se o pedido for cancelado antes da postagem, devolvemos a etiqueta à transportadora e o valor volta ao saldo da loja.',
    "If the order is cancelled before it is posted, we give the label back to the carrier and the amount returns to the store's balance.",
  ),
  labelPaid: both(
    'A etiqueta custou {price} e já saiu do saldo da loja.',
    "The label cost {price}, which has left the store's balance.",
  ),
  labelPaidOwn: both(
    'A etiqueta custou {price}, pagos pela conta da loja no Melhor Envio.',
    'The label cost {price}, paid by the store’s account at Melhor Envio.',
  ),
  labelPrint: both('Imprimir etiqueta', 'Print label'),
  labelFailed: both(
    'A transportadora não entregou agora a etiqueta do pedido nº {orders}. Tente de novo daqui a pouco.|A transportadora não entregou agora as etiquetas dos pedidos nº {orders}. Tente de novo daqui a pouco.',
    'The carrier did not give the label of order no. {orders} just now. Try again in a while.|The carrier did not give the labels of orders no. {orders} just now. Try again in a while.',
  ),
}
