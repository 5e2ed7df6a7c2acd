import { englishConditionWords } from './copy-words.ts'
import { plain } from './format.ts'
import { languageNames } from './trade-names.ts'
import { type CardCondition, type CardLanguage, type Extra, type Finish, languages } from './variants.ts'

/** Words of quick lines besides the codes, without accents, blanks and signs. */

export const finishWords: Record<string, Finish> = {
  normal: 'normal',
  foil: 'foil',
  holo: 'foil',
  reverse: 'reverse',
  rev: 'reverse',
  reversefoil: 'reverse',
  rf: 'reverse',
  etched: 'etched',
  cosmos: 'cosmos',
  rainbow: 'rainbow',
  rainbowfoil: 'rainbow',
  cold: 'cold',
  coldfoil: 'cold',
  // "gold" alone is a rarity
  goldfoil: 'gold',
  surge: 'surge',
  surgefoil: 'surge',
  textured: 'textured',
  texturedfoil: 'textured',
  texturizada: 'textured',
  metal: 'metal',
  jumbo: 'jumbo',
}
export const extraWords: Record<string, Extra> = {
  promo: 'promo',
  prelancamento: 'prelancamento',
  '1edicao': '1edicao',
  '1ed': '1edicao',
  '1aedicao': '1edicao',
  '1aed': '1edicao',
  '1stedition': '1edicao',
  '1sted': '1edicao',
  ilimitada: 'ilimitada',
  unlimited: 'ilimitada',
  limitada: 'limitada',
  limited: 'limitada',
  shadowless: 'shadowless',
  staff: 'staff',
  assinada: 'assinada',
  alterada: 'alterada',
  misprint: 'misprint',
  carimbada: 'carimbada',
}
export const languageWords: Record<string, CardLanguage> = {
  ...Object.fromEntries(languages.map((code) => [plain(languageNames[code]), code])),
  ja: 'JP',
  br: 'PT',
  us: 'EN',
}
/** Words such as "nova" are part of names, too. */
export const conditionWords: Record<string, CardCondition> = { ...englishConditionWords, lp: 'SP' }
