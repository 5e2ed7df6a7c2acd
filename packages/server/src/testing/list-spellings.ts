import { plain } from '@bra/contract/trade/format'
import { inOtherLanguages, printedLanguage } from '@bra/contract/trade/printed-languages'

/** A printing of the catalogue, as lists may write it. */
export interface ListedPrinting {
  id: number
  code: string
  card: string
  name: string
  name_en: string
  number: string
  total: string | null
  set_code: string
  set_name: string
  ptcgo: string | null
  password: string | null
  category_id: number
  set_kind: string | null
  languages: string[] | null
}

type Spelling = (printing: ListedPrinting) => string | null

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036F]/g, '')
const digitsOf = (number: string) => /\d+[a-z]?$/.exec(number)?.[0].replace(/^0+(?=\d)/, '') ?? null
const totalOf = ({ number, total }: ListedPrinting) =>
  total && /^\w+$/.test(number) ? `${number}/${total.toUpperCase()}` : null
const isNumbered = ({ number }: ListedPrinting) => /^[A-Za-z]{0,5}-?\d+[A-Za-z★]?$/.test(number)
const front = (name: string) => name.split(' // ')[0]!
const ifNumbered =
  (spelling: Spelling): Spelling =>
  (printing) =>
    isNumbered(printing) ? spelling(printing) : null
const ofTotal = (write: (name: string, total: string) => string): Spelling =>
  ifNumbered((printing) => {
    const total = totalOf(printing)
    return total && write(printing.name_en, total)
  })

/** Nobody means a token by its name alone. */
const byName =
  (spelling: Spelling): Spelling =>
  (printing) =>
    printing.set_kind === 'token' ? null : spelling(printing)

const ofCopy = (words: string): Spelling =>
  ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} ${set} ${number}${words}`)

const tile: Spelling = ({ name, set_code: set, number }) => `1 ${name} ${set} ${number}`
const common: Record<string, Spelling> = {
  tile: ifNumbered(tile),
  english: ifNumbered(({ name_en: name, set_code: set, number }) => `2 ${name} ${set} ${number}`),
  brackets: ifNumbered(({ name_en: name, set_code: set, number }) => `3x ${name} (${set}) ${number}`),
  'code in brackets': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} (${set} ${number})`),
  // a code of figures alone would be a count of copies
  'set first': ifNumbered(({ name_en: name, set_code: set, number }) =>
    /[A-Z]/i.test(set) ? `${set} ${number} ${name}` : null,
  ),
  'lower case': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} ${set} ${number}`.toLowerCase()),
  'no accents': ifNumbered(({ name, set_code: set, number }) => `1 ${withoutAccents(name)} ${set} ${number}`),
  'set name': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} (${set}) ${number}`),
  'set name #': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} (${set}) #${number}`),
  '# set name': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} #${number} (${set})`),
  'set name, no brackets': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} ${set} #${number}`),
  'dashes, set name': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} - ${set} - ${number}`),
  'dashes, number': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} - ${number} - ${set}`),
  'dashes, code': ifNumbered(({ name_en: name, set_code: set, number }) => `1x ${name} - ${set} - ${number}`),
  'dash, code': ifNumbered(({ name_en: name, set_code: set, number }) => `${name} - ${set} ${number}`),
  'commas, code': ifNumbered(({ name_en: name, set_code: set, number }) => `2 ${name}, ${set}, ${number}`),
  'pipes, code': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} | ${set} | ${number}`),
  'two brackets': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} (${number}) [${set}]`),
  'two brackets, set first': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} [${set}] (${number})`),
  'two brackets, set name': ifNumbered(({ name_en: name, set_name: set, number }) => `1 ${name} (${number}) (${set})`),
  'hyphen in brackets': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} [${set}-${number}]`),
  'glued in brackets': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} [${set}${number}]`),
  'glued behind a dash': ifNumbered(({ name_en: name, set_code: set, number }) => `1 ${name} - ${set}${number}`),
  'words of the copy': ofCopy(' Near Mint'),
  'copy behind dashes': ofCopy(' - NM - PT'),
  'copy behind commas': ofCopy(', NM, Português'),
  'copy in brackets': ofCopy(' [NM] (PT)'),
  'bound of a price': ofCopy(' até 30'),
  'edition of a copy': ofCopy(' 1st Edition'),
}

const pokemon: Record<string, Spelling> = {
  ...common,
  'PTCG Live': ({ ptcgo, name_en: name }) => ptcgo && `4 ${name.replace(/ \(.*\)$/, '')} ${ptcgo}`,
  'PTCGO digits': ifNumbered(({ ptcgo, name_en: name, number }) => {
    const digits = digitsOf(number)
    return ptcgo?.startsWith('PR-') && digits ? `* 1 ${name} ${ptcgo.split(' ')[0]} ${digits}` : null
  }),
  'Liga (n/t)': ofTotal((name, total) => `1 ${name} (${total})`),
  'MYP n/t': ofTotal((name, total) => `1x ${name} ${total}`),
  'TCGplayer - n/t': ofTotal((name, total) => `1 ${name} - ${total}`),
  'bare n/t': ofTotal((_, total) => total),
  'Portuguese n/t': ifNumbered((printing) => {
    const total = totalOf(printing)
    return total && printing.name !== printing.name_en ? `2 ${printing.name} (${total})` : null
  }),
}

const magic: Record<string, Spelling> = {
  ...common,
  Arena: ({ name_en: name, set_code: set, number }) => `4 ${front(name)} (${set}) ${number}`,
  MTGO: byName(({ name_en: name }) => `4 ${name.replace(' // ', '/')}`),
  'front face': byName(({ name_en: name }) => (name.includes(' // ') ? `4 ${front(name)}` : null)),
  'set beside': ({ name_en: name, set_code: set }) => `1 ${name} [${set}]`,
}

/** The number as a language other than the catalogue's prints it. */
const foreignNumber = ({ number, languages }: ListedPrinting) =>
  inOtherLanguages(number).findLast((other) => languages?.includes(printedLanguage(other)!.language))

const yugioh: Record<string, Spelling> = {
  ...common,
  'printed code': ({ name_en: name, set_code: set, number }) => (number ? `1 ${name} ${set}-${number}` : null),
  'code alone': ({ set_code: set, number }) => (number ? `3x ${set}-${number}` : null),
  'another language': (printing) => {
    const number = foreignNumber(printing)
    return number ? `1 ${printing.name_en} ${printing.set_code}-${number}` : null
  },
  'another language alone': (printing) => {
    const number = foreignNumber(printing)
    return number ? `2x ${printing.set_code}-${number}` : null
  },
  YDK: ({ password }) => password && `#main\n${password}`,
  name: ({ name_en: name }) => `3 ${name}`,
}

const onePiece: Record<string, Spelling> = {
  ...common,
  'OP code': ({ code }) => (/^[A-Z0-9]+-\d+$/.test(code) ? `4x${code}` : null),
  'OP name (code)': ({ code, name }) => (/^[A-Z0-9]+-\d+$/.test(code) ? `1 ${name} (${code})` : null),
}

const joined: Spelling = ({ set_code: set, number }) =>
  /^\d+$/.test(number) ? `1 ${set}${number.padStart(3, '0')}` : null

export const listSpellings: Record<string, Record<string, Spelling>> = {
  Pokémon: pokemon,
  Magic: magic,
  'Yu-Gi-Oh!': yugioh,
  'One Piece': onePiece,
  'Flesh and Blood': { ...common, 'FaB code': joined, 'FaB name': ({ name_en: name }) => `3 ${name}` },
  Lorcana: {
    ...common,
    Lorcana: ({ name_en: name }) => `4 ${name}`,
    'Lorcana curly': ({ name_en: name }) => `4 ${name.replaceAll("'", '’')}`,
    'Lorcana n/t': ofTotal((name, total) => `1 ${name} ${total}`),
  },
}

/** Spellings that write the name of the set, and not its code. */
const isSetNamed = /set name|dashes, number/

/** True if the product answers a line of this spelling: the written printing, or any of the card where only a name stands. */
export function answers(spelling: string, asked: ListedPrinting, got: ListedPrinting) {
  const isName = ['MTGO', 'front face', 'YDK', 'name', 'FaB name', 'Lorcana', 'Lorcana curly'].includes(spelling)
  if (isName) return got.card === asked.card
  if (spelling === 'set beside') return got.card === asked.card && got.category_id === asked.category_id
  if (spelling.includes('n/t')) return got.card === asked.card && numberAndTotal(got) === numberAndTotal(asked)
  // reprints of a set of Yu-Gi-Oh! bear its printed codes, so that no line but one with the name of the set tells them apart
  const isCalledSo = isSetNamed.test(spelling) && got.set_name === asked.set_name
  const isSameSet = isCalledSo || got.category_id === asked.category_id || printedSet(got) === printedSet(asked)
  return got.card === asked.card && isSameSet && plain(got.number) === plain(asked.number)
}

/** "002/8" and "2/8" are one. */
const numberAndTotal = (printing: ListedPrinting) =>
  totalOf(printing)
    ?.toLowerCase()
    .replace(/(?<!\d)0+(?=\d)/g, '')

const printedSet = ({ code }: ListedPrinting) => code.split('-')[0]
