import { both } from '@bra/contract/kit/both'

export const settingsTexts = {
  appearance: both('Aparência', 'Appearance'),
  themeSystem: both('Igual ao aparelho', 'Same as device'),
  themeLight: both('Clara', 'Light'),
  themeDark: both('Escura', 'Dark'),
  languagePt: both('Português', 'Português'),
  languageEn: both('English', 'English'),
  language: both('Idioma', 'Language'),
}
