/** The orders of the list of sales; `due` is by the last day to post. */
export const saleOrders = ['number', 'due', 'buyer', 'items', 'total', 'freight', 'state'] as const
export type SaleOrder = (typeof saleOrders)[number]
