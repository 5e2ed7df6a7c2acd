/** Names a file about several orders by the first of them and how many others there are. */
export const nameOfOrders = (kind: string, [first, ...others]: number[]) =>
  `${kind}-${first}${others.length > 0 ? `-e-mais-${others.length}` : ''}.pdf`
