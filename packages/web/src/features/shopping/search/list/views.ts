/** True if the address asks for one line for each card instead of tiles. */
export const isChecklist = (query: URLSearchParams) => query.get('vista') === 'lista'

/** The other view begins at its first page; a checklist is by number unless the list has an order of its own. */
export function queryOfView(query: URLSearchParams, view: 'grid' | 'checklist', hasOrder: boolean) {
  const next = new URLSearchParams(query)
  next.delete('pagina')
  if (view === 'checklist') {
    next.set('vista', 'lista')
    if (!hasOrder && !next.has('ordem')) next.set('ordem', 'numero')
  } else {
    next.delete('vista')
    if (next.get('ordem') === 'numero') next.delete('ordem')
  }
  return `?${next}`
}
