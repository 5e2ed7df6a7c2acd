import type { Sentences } from './slotted.ts'

/** What calls and notices say of the ways to send, and of a store's own account at the carrier. */
export const carrierWords: Sentences = {
  'Retirada na loja': 'Pick-up at the store',
  'Para poucas cartas avulsas.': 'For few loose cards.',
  'Tem rastreio, não tem seguro.': 'It has tracking, but no insurance.',
  'Só nas lojas que oferecem.': 'Only in stores that offer it.',
  'Pacote pequeno dos Correios, até 300 g e 4 cm de altura, com rastreio.':
    'A small parcel of the Correios, up to 300 g and 4 cm high, with tracking.',
  'Encomenda econômica dos Correios, com rastreio e seguro pelo valor declarado.':
    'The economical parcel of the Correios, with tracking and insured for its declared value.',
  'Encomenda rápida dos Correios, com rastreio e seguro pelo valor declarado.':
    'The fast parcel of the Correios, with tracking and insured for its declared value.',
  'Você busca no endereço da loja, com o número do pedido e um documento.':
    'You fetch it at the address of the store, with the number of the order and an identity card.',
  'Sem frete.': 'No freight.',
  'Conta do Melhor Envio conectada.': 'Melhor Envio account connected.',
  'Conta do Melhor Envio desconectada.': 'Melhor Envio account disconnected.',
  'O Melhor Envio desconectou sua conta': 'Melhor Envio disconnected your account',
  'A loja {} não compra mais etiquetas com a própria conta do Melhor Envio. Conecte-a de novo.':
    'The store {} no longer buys labels with its own Melhor Envio account. Connect it again.',
  'Conectar de novo': 'Connect again',
  'O que ela custou voltou para o seu saldo no Melhor Envio.': 'What it cost is back in your balance at Melhor Envio.',
}
