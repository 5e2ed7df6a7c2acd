import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import type { MethodCode } from './shipping.tables.ts'

export const methodWords: Record<MethodCode, { name: Saying; description: Saying }> = {
  carta: {
    name: unchanged('Carta Registrada'),
    description: say(
      'Para poucas cartas avulsas. Tem rastreio, não tem seguro. Só nas lojas que oferecem.',
      'For few loose cards. It has tracking, but no insurance. Only in stores that offer it.',
    ),
  },
  mini: {
    name: unchanged('Mini Envios'),
    description: say(
      'Pacote pequeno dos Correios, até 300 g e 4 cm de altura, com rastreio.',
      'A small parcel of the Correios, up to 300 g and 4 cm high, with tracking.',
    ),
  },
  pac: {
    name: unchanged('PAC'),
    description: say(
      'Encomenda econômica dos Correios, com rastreio e seguro pelo valor declarado.',
      'The economical parcel of the Correios, with tracking and insured for its declared value.',
    ),
  },
  sedex: {
    name: unchanged('Sedex'),
    description: say(
      'Encomenda rápida dos Correios, com rastreio e seguro pelo valor declarado.',
      'The fast parcel of the Correios, with tracking and insured for its declared value.',
    ),
  },
  retirada: {
    name: say('Retirada na loja', 'Pick-up at the store'),
    description: say(
      'Você busca no endereço da loja, com o número do pedido e um documento. Sem frete.',
      'You fetch it at the address of the store, with the number of the order and an identity card. No freight.',
    ),
  },
}
