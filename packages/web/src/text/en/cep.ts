import type { cep as portuguese } from '../pt-BR/cep.ts'

export const cep: typeof portuguese = {
  field: 'Postal code (CEP)',
  hint: 'With your postal code each offer shows freight and arrival.',
  save: 'Use this code',
  forget: 'Forget the code',
  chosen: 'Deliver to {place}',
  failed: 'The postal code could not be looked up now. Try again.',
}
