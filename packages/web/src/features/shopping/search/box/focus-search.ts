export const SEARCH_FIELD = 'search-field'

export function focusSearch() {
  window.scrollTo({ top: 0 })
  document.getElementById(SEARCH_FIELD)?.focus()
}
