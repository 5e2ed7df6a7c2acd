export const saleOrders = ['number', 'due', 'buyer', 'items', 'total', 'freight', 'state'] as const
export type SaleOrder = (typeof saleOrders)[number]
