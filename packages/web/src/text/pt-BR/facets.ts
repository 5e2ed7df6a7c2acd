export const facets = {
  appliedCount: '{count} aplicado|{count} aplicados',
  searchIn: 'Buscar em {facet}',
  noChoice: 'Nenhuma opção com esse nome.',
  showAll: 'Mostrar todas as {count}',
  anyCondition: 'Qualquer condição',
  priceFrom: 'De',
  priceTo: 'Até',
  priceApply: 'Aplicar preço',
  nothing: 'Nada por aqui',
  nothingFiltered: 'Nenhum produto reúne todos esses filtros.',
  nothingHint: 'Confira a escrita, use menos palavras ou busque pelo número da carta.',
  relax: 'Remover {filter} traz {count} produto|Remover {filter} traz {count} produtos',
}
