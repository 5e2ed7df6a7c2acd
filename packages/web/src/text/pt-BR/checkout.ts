export const checkout = {
  orderNumber: 'Pedido nº {number}',
}
