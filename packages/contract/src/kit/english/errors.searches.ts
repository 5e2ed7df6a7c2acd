import type { searchErrors } from '../errors.searches.ts'

export const searchRefusals: Record<keyof typeof searchErrors, string> = {
  saved_search_not_found: 'We could not find this saved search.',
  saved_search_open: 'Choose at least one filter before you save the search.',
  saved_search_same: 'You have already saved this search.',
  saved_search_too_broad: 'This search is too broad for alerts. Choose one more filter.',
  too_many_saved_searches: 'You already have 50 saved searches. Delete one to save another.',
}
