import type { SheetShop, WordKind } from '../selling/sheet-shop-names.ts'
import { commonConditionWords, englishLanguageWords } from './copy-words.ts'
import { plain } from './format.ts'
import { conditionNames, finishNames, languageNames, offerConditions } from './trade.ts'

type Meanings = Map<string, string>

const named = (names: Record<string, string>): [string, string][] =>
  Object.entries(names).flatMap(([code, name]) => [code, name].map((word): [string, string] => [bare(word), code]))

/** Letters and digits only: "Near_Mint", "near-mint" and "NearMint" are one word. */
export const bare = (word: string) => plain(word).replace(/[^a-z0-9]+/g, '') || plain(word).trim()

const listed = (lists: Record<string, string>): [string, string][] =>
  Object.entries(lists).flatMap(([code, words]) => words.split(' ').map((word): [string, string] => [word, code]))

const ofAll: Record<WordKind, Meanings> = {
  condition: new Map([
    ...named(Object.fromEntries(offerConditions.map((code) => [code, conditionNames[code]]))),
    ...Object.entries(commonConditionWords),
    ...listed({ lacrado: 'sealed unopened', aberto: 'opened' }),
  ]),
  language: new Map([
    ...named(languageNames),
    ...Object.entries(englishLanguageWords),
    ...listed({
      PT: 'br ptbr por portuguesebrazil',
      EN: 'eng us',
      JP: 'ja jpn',
      ES: 'sp spa',
      FR: 'fre fra',
      IT: 'ita',
      DE: 'ger deu',
      KO: 'kr kor',
      RU: 'rus',
      ZH: 'cn tw zhs zht zhcn zhtw cs ct schinese tchinese simplifiedchinese traditionalchinese chinesesimplified chinesetraditional',
    }),
  ]),
  finish: new Map([
    ...named(finishNames),
    ...listed({
      normal: 'no nao n false 0 nonfoil regular unlimited none',
      foil: 'yes sim s true 1 x holo holofoil holofoilcard unlimitedholofoil tradicionalfoil traditionalfoil',
      reverse: 'reverseholo reverseholofoil',
      cosmos: 'cosmosholo cosmosholofoil cosmosfoil',
      etched: 'foiletched etchedfoil',
      gold: 'goldcoldfoil coldfoilgolden',
      textured: 'texturizada textured',
    }),
  ]),
}

/** Mint to poor in seven grades; a card that is "light played" there is worse than one that is "good". */
const sevenGrades: Meanings = new Map(
  listed({
    M: 'mt mint 1',
    NM: 'nm nearmint 2',
    SP: 'ex exc excellent 3',
    MP: 'gd good 4',
    HP: 'lp lightplayed lightlyplayed 5 pl played 6',
    D: 'po poor 7',
  }),
)

/** Programs that call a light play good and a moderate one played. */
const sixGrades: Meanings = new Map(listed({ SP: 'goodlightlyplayed good', MP: 'played', D: 'poor' }))

const ofShop: Partial<Record<SheetShop, Partial<Record<WordKind, Meanings>>>> = {
  tcgplayer: { condition: new Map(listed({ SP: 'lp', D: 'poor' })) },
  cardmarket: {
    condition: sevenGrades,
    language: new Map(
      listed({ EN: '1', FR: '2', DE: '3', ES: '4', IT: '5', ZH: '6 11', JP: '7', PT: '8', RU: '9', KO: '10' }),
    ),
  },
  manabox: { condition: sevenGrades },
  moxfield: { condition: sixGrades },
  deckbox: { condition: sixGrades },
  dragonshield: { condition: sevenGrades },
  cardtrader: { condition: new Map(listed({ HP: 'played', D: 'poor' })) },
}

export const wordKey = (kind: WordKind, word: string) => `${kind} ${bare(word)}`

export const readerOf =
  (shop: SheetShop | null, remembered: Map<string, string>) =>
  (kind: WordKind, word: string): string | undefined =>
    remembered.get(wordKey(kind, word)) ??
    (shop && ofShop[shop]?.[kind]?.get(bare(word))) ??
    ofAll[kind].get(bare(word))
export type WordReader = ReturnType<typeof readerOf>
