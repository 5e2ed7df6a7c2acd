export const promotions = {
  hint: 'Preços reduzidos pelas lojas, por tempo limitado.',
  all: 'Todas as promoções',
  until: 'Até {day}',
  from: 'A partir de {day}',
  ended: 'Esta promoção terminou',
  endedHint: 'Os preços voltaram ao normal. Veja as promoções que estão valendo agora.',
  soon: 'Esta promoção ainda não começou',
  soonHint: 'Ela começa em {day}. Enquanto isso, veja as que já estão valendo.',
  none: 'Nenhuma promoção agora',
  noneHint: 'As lojas avisam por aqui quando baixam os preços.',
  see: 'Ver promoções',
}
