export const duplicates = {
  hint: 'Leva o que passa do que você guarda ao registro da sua loja, com o preço sugerido. Nada é anunciado antes de você conferir.',
  keep: 'Ficar com',
  copies: '{count} de cada|{count} de cada',
  offer: 'Anunciar as repetidas',
  none: 'Nenhuma carta tem mais de {count} cópia fora da sua loja.|Nenhuma carta tem mais de {count} cópias fora da sua loja.',
  noStore: 'Para vender as repetidas, abra a sua loja.',
  openStore: 'Vender na Bra',
  offerThis: 'Anunciar',
  offerOne: 'Anunciar {name}',
}
