import { both } from '@bra/contract/kit/both'

export const copyNoteTexts = {
  passport: both('Passaporte', 'Passport'),
  copyPhoto: both('Foto {number} deste exemplar: {name}', 'Photo {number} of this copy: {name}'),
}
