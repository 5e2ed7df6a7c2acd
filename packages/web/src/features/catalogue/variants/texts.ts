import { both } from '@bra/contract/kit/both'

export const variantTexts = {
  otherCopies: both('Outros, se a sua for diferente', 'Others, if yours is different'),
}
