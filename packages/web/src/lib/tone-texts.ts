import { both } from '@bra/contract/kit/both'

export const toneTexts = {
  neutral: both('Neutra', 'Neutral'),
  mata: both('Verde', 'Green'),
  anil: both('Azul', 'Blue'),
  acai: both('Roxo', 'Purple'),
  buriti: both('Dourado', 'Gold'),
  urucum: both('Vermelho', 'Red'),
}
