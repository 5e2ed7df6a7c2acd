import type { Refusals } from '../kit/refusals.ts'

export const ordersRefusals = {
  reply_not_found: [404, 'Não encontramos esta resposta.', 'We could not find this reply.'],
  reply_title_taken: [
    422,
    'A loja já tem uma resposta com este título.',
    'The store already has a reply with this title.',
  ],
  too_many_replies: [422, 'Uma loja guarda no máximo 50 respostas.', 'A store keeps 50 replies at most.'],
  message_not_allowed: [409, 'As mensagens deste pedido estão encerradas.', 'The messages of this order are closed.'],
  offer_unavailable: [409, 'Esta oferta não está à venda no momento.', 'This offer is not on sale now.'],
  offer_changed: [
    409,
    'A loja mudou esta oferta desde que você a viu. Nada foi adicionado.',
    'The store changed this offer since you saw it. Nothing was added.',
  ],
  not_enough_stock: [
    409,
    'A loja não tem tantas unidades desta oferta.',
    'The store does not have that many of this offer.',
  ],
  cart_line_not_found: [404, 'Este item não está no seu carrinho.', 'This item is not in your cart.'],
  too_many_cart_lines: [
    409,
    'Seu carrinho chegou ao limite de itens diferentes. Feche este pedido ou remova alguns.',
    'Your cart has reached the limit of different items. Check out, or remove some.',
  ],
  shipping_unavailable: [
    409,
    'Esta forma de envio não está disponível. Escolha outra.',
    'This way of shipping is not available. Choose another.',
  ],
  cep_missing: [422, 'Informe o CEP para escolher o frete.', 'Enter the CEP to choose the shipping.'],
  parcel_not_found: [404, 'Não encontramos este pacote.', 'We could not find this parcel.'],
} as const satisfies Refusals
