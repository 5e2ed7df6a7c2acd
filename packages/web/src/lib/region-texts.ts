import { both } from '@bra/contract/kit/both'

export const regionTexts = {
  norte: both('Norte', 'North'),
  nordeste: both('Nordeste', 'Northeast'),
  centro_oeste: both('Centro-Oeste', 'Central-West'),
  sudeste: both('Sudeste', 'Southeast'),
  sul: both('Sul', 'South'),
}
