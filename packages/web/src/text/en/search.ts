import type { search as portuguese } from '../pt-BR/search.ts'

export const search: typeof portuguese = {
  suggestions: 'Suggestions',
  suggestionCount: '{count} suggestion|{count} suggestions',
  groupCards: 'Cards and products',
  groupCollections: 'Sets',
  groupStores: 'Stores',
  groupRecent: 'Recent searches',
  groupSaved: 'Saved searches',
  corrected: 'Showing suggestions for “{word}”',
  noSuggestion: 'Nothing found for “{text}”. Press Enter to search the whole catalogue.',
  seeAll: 'See everything for “{text}”',
  save: 'Save search',
  clearRecent: 'Clear recent searches',
  title: 'Search for “{text}”',
  intro: 'Search results',
  within: 'Only in {name}.',
  everywhere: 'Search the whole catalogue',
  correctedFrom: 'Showing results for “{word}”. We found nothing for “{text}”.',
  suggestMissing: 'Suggest this product',
}
