import { addressSlug } from '@bra/contract/trade/format'
import { type CardLanguage, type Finish, finishes, languages } from '@bra/contract/trade/trade'
import { finishNames, languageNames } from '@bra/contract/trade/trade-names'

const upstreamFinishes: Partial<Record<Finish, string[]>> = {
  normal: ['nonfoil', 'standard'],
  foil: ['holo', 'holofoil'],
  reverse: ['reverse holo'],
  cosmos: ['cosmos holo'],
  rainbow: ['foil arco-iris'],
  gold: ['gold cold foil'],
  surge: ['surgefoil'],
  textured: ['texturizada', 'foil texturizado'],
}
const finishByName = new Map(
  finishes.flatMap((code) =>
    [code, finishNames[code], ...(upstreamFinishes[code] ?? [])].map((name) => [addressSlug(name), code] as const),
  ),
)

export const finishCode = (name: string) => finishByName.get(addressSlug(name))

const upstreamLanguages: Partial<Record<CardLanguage, string[]>> = {
  PT: ['Portuguese', 'Portuguese (Brazil)', 'pt-br', 'ptb'],
  EN: ['English', 'ae', 'na'],
  JP: ['Japanese', 'ja'],
  ES: ['Spanish', 'sp'],
  FR: ['French'],
  IT: ['Italian'],
  DE: ['German'],
  KO: ['Korean', 'kr'],
  RU: ['Russian'],
  ZH: ['Chinese Simplified', 'Chinese Traditional', 'zhs', 'zht', 'zh-cn', 'zh-tw', 'sc', 'tc'],
}
const languageByName = new Map(
  languages.flatMap((code) =>
    [code, languageNames[code], ...(upstreamLanguages[code] ?? [])].map((name) => [addressSlug(name), code] as const),
  ),
)

export const languageCode = (name: string) => languageByName.get(addressSlug(name))

/** Two languages that the house counts as one keep names of their own. */
const otherLanguageNames: Record<string, string> = { 'zh-tw': 'ZH-TW', zht: 'ZH-TW', 'chinese-traditional': 'ZH-TW' }

/** Returns the key of a name in this language; a language that no offer can say keeps its code in capitals. */
export const nameLanguage = (name: string) =>
  otherLanguageNames[addressSlug(name)] ?? languageCode(name) ?? addressSlug(name).toUpperCase()

/** Returns the names but those in Portuguese and English, which have columns of their own. */
export const otherNamesOf = (names: Iterable<readonly [language: string, name: string | null | undefined]>) =>
  Object.fromEntries(
    [...names].flatMap(([language, name]) => {
      const key = nameLanguage(language)
      return name && key !== 'PT' && key !== 'EN' ? [[key, name] as const] : []
    }),
  )

const editionNames: Record<string, string> = {
  '1a-edicao': '1edicao',
  '1-edicao': '1edicao',
  '1st-edition': '1edicao',
  'first-edition': '1edicao',
  first: '1edicao',
  alpha: '1edicao',
  alfa: '1edicao',
  unlimited: 'ilimitada',
  'unlimited-edition': 'ilimitada',
  limited: 'limitada',
  'limited-edition': 'limitada',
  'edicao-limitada': 'limitada',
}

/** Returns the code of an edition, such as "1edicao" or "ilimitada"; another name keeps its own slug. */
export const editionCode = (name: string) => editionNames[addressSlug(name)] ?? addressSlug(name)
