import type { checkout as portuguese } from '../pt-BR/checkout.ts'

export const checkout: Record<keyof typeof portuguese, string> = {
  orderNumber: 'Order no. {number}',
}
