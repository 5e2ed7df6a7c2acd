import type { product as portuguese } from '../pt-BR/product.ts'

export const product: typeof portuguese = {
  empty: '',
}
