import type { Refusals } from '../kit/refusals.ts'

export const labelsRefusals = {
  no_label: [
    409,
    'Este pedido não tem etiqueta: ele não está pago, já se encerrou, ou será retirado na loja.',
    'This order has no label: it is not paid, is closed, or will be picked up at the store.',
  ],
  label_refused: [
    409,
    'A transportadora não aceitou os dados deste pacote, e nada foi cobrado. Confira a caixa e o endereço, ou poste no balcão com a etiqueta própria.',
    'The carrier did not accept the data of this parcel, and nothing was charged. Check the box and the address, or post it at the counter with your own label.',
  ],
  label_unavailable: [
    503,
    'A transportadora não respondeu, e nada foi cobrado. Tente de novo em instantes, ou poste no balcão com a etiqueta própria.',
    'The carrier did not answer, and nothing was charged. Try again in a moment, or post it at the counter with your own label.',
  ],
  label_waits: [
    503,
    'A transportadora ainda não confirmou a etiqueta. Continuamos tentando: ela aparece aqui sozinha, e não é cobrada duas vezes.',
    'The carrier has not confirmed the label yet. We keep trying: it appears here by itself, and is not charged twice.',
  ],
  label_under_way: [
    409,
    'Esta etiqueta já está sendo comprada. Aguarde um instante.',
    'This label is already being bought. Wait a moment.',
  ],
  label_no_balance: [
    503,
    'O Bra Cards está sem saldo na transportadora, e nada foi cobrado. Tente mais tarde, ou poste no balcão com a etiqueta própria.',
    'Bra Cards has no balance at the carrier, and nothing was charged. Try later, or post it at the counter with your own label.',
  ],
  label_debt_too_high: [
    409,
    'O saldo e os pedidos pagos da loja não cobrem esta etiqueta, e nada foi cobrado. Compre com a conta da própria loja no Melhor Envio, espere a liberação de um pedido, ou poste no balcão com a etiqueta própria.',
    'The balance and the paid orders of the store do not cover this label, and nothing was charged. Buy it with the store’s own account at Melhor Envio, wait until an order is released, or post it at the counter with your own label.',
  ],
  label_not_sold: [
    409,
    'Este envio não tem etiqueta à venda. Use a etiqueta própria.',
    'No label is sold for this shipping. Use your own label.',
  ],
  label_own: [
    409,
    'Este pedido já tem um código de rastreio. Use a etiqueta própria.',
    'This order already has a tracking code. Use your own label.',
  ],
  label_bought: [
    409,
    'A etiqueta deste pedido foi comprada: o código de rastreio é o dela.',
    'The label of this order was bought: its code is the tracking code.',
  ],
  label_not_printed: [
    503,
    'A etiqueta está comprada, mas a transportadora não a entregou agora. Tente de novo em instantes.',
    'The label is bought, but the carrier did not hand it over now. Try again in a moment.',
  ],
  carrier_account_ended: [
    409,
    'O Melhor Envio não aceita mais a conta desta loja, e nada foi cobrado agora. Conecte-a de novo em Loja e dados, Frete.',
    'Melhor Envio no longer accepts the account of this store, and nothing was charged now. Connect it again in Store details, Freight.',
  ],
  label_own_balance: [
    409,
    'A conta da loja no Melhor Envio está sem saldo, e nada foi cobrado. Coloque saldo lá, ou poste no balcão com a etiqueta própria.',
    'The store’s account at Melhor Envio has no balance, and nothing was charged. Add balance there, or post it at the counter with your own label.',
  ],
  invoice_needed: [
    409,
    'Emita o documento fiscal antes: o pacote não segue sem ele.',
    'Issue the tax document first: the parcel does not go without it.',
  ],
  no_codes: [
    409,
    'Nenhum destes pedidos tem código de rastreio. Gere ou compre as etiquetas antes.',
    'None of these orders has a tracking code. Make or buy their labels first.',
  ],
} as const satisfies Refusals
