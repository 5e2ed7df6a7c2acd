import type { info as portuguese } from '../pt-BR/info.ts'

export const info: typeof portuguese = {
  empty: '',
}
