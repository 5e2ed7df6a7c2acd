import type { lists as portuguese } from '../pt-BR/lists.ts'

export const lists: typeof portuguese = {
  empty: '',
}
