import type { Refusals } from '../kit/refusals.ts'

export const catalogueRefusals = {
  suggestion_not_found: [404, 'Não encontramos esta sugestão.', 'We could not find this suggestion.'],
  suggestion_decided: [
    409,
    'Esta sugestão já foi decidida. Recarregue a lista.',
    'This suggestion has already been decided. Reload the list.',
  ],
  too_many_suggestions: [
    409,
    'Você tem 50 sugestões em análise. Espere a resposta de algumas para enviar outras.',
    'You have 50 suggestions under review. Wait for some answers before you send others.',
  ],
  product_exists: [409, 'Este produto já está no catálogo.', 'This product is already in the catalogue.'],
  product_not_found: [404, 'Não encontramos este produto.', 'We could not find this product.'],
  category_not_found: [404, 'Não encontramos esta coleção.', 'We could not find this collection.'],
  rarity_not_found: [404, 'Escolha uma raridade da lista.', 'Choose a rarity from the list.'],
} as const satisfies Refusals
