export const nameOfOrders = (kind: string, [first, ...others]: number[]) =>
  `${kind}-${first}${others.length > 0 ? `-e-mais-${others.length}` : ''}.pdf`
