import { both } from '../kit/both.ts'

export const NO_ORDER = both('Escolha ao menos um pedido.', 'Choose at least one order.')
export const mostOrders = (most: number) =>
  both(`Escolha no máximo ${most} pedidos de uma vez.`, `Choose at most ${most} orders at once.`)
