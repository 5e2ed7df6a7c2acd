/** Refusals of saved searches; see `errors.ts`. */
export const searchErrors = {
  saved_search_not_found: [404, 'Não encontramos esta busca salva.'],
  saved_search_open: [422, 'Escolha ao menos um filtro antes de salvar a busca.'],
  saved_search_same: [409, 'Você já salvou esta busca.'],
  saved_search_too_broad: [422, 'Esta busca é ampla demais para avisos. Escolha mais um filtro.'],
  too_many_saved_searches: [422, 'Você já tem 50 buscas salvas. Exclua uma para salvar outra.'],
} as const
