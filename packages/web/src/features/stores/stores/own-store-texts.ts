import { both } from '@bra/contract/kit/both'

export const ownStoreTexts = {
  switchStore: both('Trocar de loja', 'Change store'),
  noStore: both('Não encontramos esta loja.', 'We could not find this store.'),
}
