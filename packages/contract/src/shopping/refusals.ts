import type { Refusals } from '../kit/refusals.ts'

export const shoppingRefusals = {
  saved_search_not_found: [404, 'Não encontramos esta busca salva.', 'We could not find this saved search.'],
  saved_search_open: [
    422,
    'Escolha ao menos um filtro antes de salvar a busca.',
    'Choose at least one filter before you save the search.',
  ],
  saved_search_same: [409, 'Você já salvou esta busca.', 'You have already saved this search.'],
  saved_search_too_broad: [
    422,
    'Esta busca é ampla demais para avisos. Escolha mais um filtro.',
    'This search is too broad for alerts. Choose one more filter.',
  ],
  too_many_saved_searches: [
    422,
    'Você já tem 50 buscas salvas. Exclua uma para salvar outra.',
    'You already have 50 saved searches. Delete one to save another.',
  ],
  collection_item_not_found: [404, 'Esta carta não está na sua coleção.', 'This card is not in your collection.'],
  too_many_favorites: [
    409,
    'Você chegou a 2.000 favoritos. Remova alguns para salvar outros.',
    'You have reached 2,000 favourites. Remove some to save others.',
  ],
  want_not_found: [
    404,
    'Não encontramos este item da sua lista de desejos.',
    'We could not find this item of your want list.',
  ],
  too_many_wants: [
    409,
    'Sua lista de desejos chegou a 500 cartas. Remova algumas para incluir outras.',
    'Your want list has reached 500 cards. Remove some to add others.',
  ],
  shared_list_not_found: [404, 'Este link não existe ou foi encerrado.', 'This link does not exist or has ended.'],
} as const satisfies Refusals
