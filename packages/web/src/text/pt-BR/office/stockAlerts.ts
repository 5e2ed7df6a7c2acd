export const stockAlerts = {
  title: 'Estoque baixo',
  when: 'Avisar quando uma venda deixar',
  hint: 'Vale para todas as ofertas da loja. O aviso chega pelo sino, uma vez por oferta até você repor.',
  never: 'Não avisar',
  soldOut: 'Nenhuma unidade',
  left: '1 unidade ou nenhuma|{count} unidades ou menos',
  none: 'Nenhuma oferta com estoque baixo.',
  offers: 'Ofertas com estoque baixo',
  units: '1 unidade|{count} unidades',
  putAway: 'Tirar {name} da lista',
  putAllAway: 'Tirar da lista|Tirar as {count} da lista',
  more: 'Há mais 1.|Há mais {count}.',
}
