import { both } from '@bra/contract/kit/both'

export const searchBoxTexts = {
  outside: both('Em todos os jogos', 'In all games'),
  suggestions: both('Sugestões', 'Suggestions'),
  suggestionCount: both('{count} sugestão|{count} sugestões', '{count} suggestion|{count} suggestions'),
  groupCards: both('Cartas e produtos', 'Cards and products'),
  groupCollections: both('Coleções', 'Sets'),
  groupStores: both('Lojas', 'Stores'),
  groupRecent: both('Buscas recentes', 'Recent searches'),
  groupSaved: both('Buscas salvas', 'Saved searches'),
  corrected: both('Mostrando sugestões para “{word}”', 'Showing suggestions for “{word}”'),
  noSuggestion: both(
    'Nada encontrado para “{text}”. Tecle Enter para buscar em todo o catálogo.',
    'Nothing found for “{text}”. Press Enter to search the whole catalogue.',
  ),
  clearRecent: both('Apagar buscas recentes', 'Clear recent searches'),
  search: both('Buscar carta, número ou loja', 'Search card, number or store'),
}
