import { both } from '@bra/contract/kit/both'

export const preferenceTexts = {
  look: both('Aparência e idioma', 'Look and language'),
  lookHint: both('Vale neste navegador.', 'For this browser.'),
  keyboard: both('Teclado', 'Keyboard'),
}
