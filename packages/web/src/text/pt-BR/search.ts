export const search = {
  suggestions: 'Sugestões',
  suggestionCount: '{count} sugestão|{count} sugestões',
  groupCards: 'Cartas e produtos',
  groupCollections: 'Coleções',
  groupStores: 'Lojas',
  groupRecent: 'Buscas recentes',
  corrected: 'Mostrando sugestões para “{word}”',
  noSuggestion: 'Nada encontrado para “{text}”. Tecle Enter para buscar em todo o catálogo.',
  seeAll: 'Ver tudo de “{text}”',
  clearRecent: 'Apagar buscas recentes',
}
