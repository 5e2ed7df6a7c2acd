import type { Sentences } from './slotted.ts'

/** What calls and notices say of a store's own account at the carrier. */
export const carrierWords: Sentences = {
  'Conta do Melhor Envio conectada.': 'Melhor Envio account connected.',
  'Conta do Melhor Envio desconectada.': 'Melhor Envio account disconnected.',
  'O Melhor Envio desconectou sua conta': 'Melhor Envio disconnected your account',
  'A loja {} não compra mais etiquetas com a própria conta do Melhor Envio. Conecte-a de novo.':
    'The store {} no longer buys labels with its own Melhor Envio account. Connect it again.',
  'Conectar de novo': 'Connect again',
  'O que ela custou voltou para o seu saldo no Melhor Envio.': 'What it cost is back in your balance at Melhor Envio.',
}
