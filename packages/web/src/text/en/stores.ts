import type { stores as portuguese } from '../pt-BR/stores.ts'

export const stores: typeof portuguese = {
  empty: '',
}
