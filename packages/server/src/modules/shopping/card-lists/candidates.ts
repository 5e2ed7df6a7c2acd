import { type Reading, readingsOf } from '@bra/contract/trade/card-readings'
import type { ForeignId, ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { type Found, productsNamed } from '../finder/index.ts'
import { agreeing } from './agreeing.ts'
import { firmFirst } from './bare-codes.ts'
import { factsOf, gamesOfSets, type PrintingFacts, productsOfIds } from './card-lists.queries.ts'
import { gameOf, isHere } from './game-votes.ts'
import { isInSet, isSetName } from './places.ts'
import { chosenAmong } from './printed.ts'
import { type PrintedBy, readPrinted } from './printed-products.ts'
import { readingsBySetName } from './set-names.ts'
import { bareName, pitchedNames, spellingsOf } from './spellings.ts'

export interface Candidates {
  /** Products of the name, or of the name without what shops add. */
  named: number[]
  whole: number[]
  /** True if the written name is that of a card, and not only what is left of it without what shops add. */
  isNamed: boolean
  printed: number[]
  /** The same where only the catalogue tells that words are a set and a number. */
  perhaps: number[]
  /** True if a set is written of those that are chosen, and not a number alone, which several sets may print. */
  isSetSaid: boolean
  /** True if the word of the copy that may be a set is the set of those that are chosen. */
  isCopyWordSet: boolean
  /** Printings of the set and number, whatever they are called. */
  contradicted: number[]
  ofId: number[]
}

export async function readCandidates({ db }: App, found: Found, cards: ReadCard[]) {
  const readings = new Map(cards.map((card) => [card, allReadingsOf(found, card)]))
  const all = [...readings.values()].flatMap(({ byCopyWord, sure, perhaps }) => [...byCopyWord, ...sure, ...perhaps])
  const namesOf = namesIn(found, cards, all)
  const [printedBy, facts, ofIds, games] = await Promise.all([
    readPrinted(db, found, all),
    factsOf(db, [...new Set(cards.filter(({ set }) => set).flatMap((card) => namesOf(card).named))]),
    productsOfIds(
      db,
      cards.flatMap(({ id }) => (id ? [id, ...besideOf(id)] : [])),
    ),
    gamesOfSets(db, [...new Set(cards.flatMap(setsOf))]),
  ])
  const factOf = new Map(facts.map((fact) => [fact.id, fact]))
  const isCalled = ({ id }: PrintingFacts, set: string) => isInSet(found, id, set)
  const productsOf = Map.groupBy(ofIds, ({ kind, value }) => `${kind} ${value}`)
  const readingsAgree = agreementOf(found, namesOf, printedBy)
  return {
    of(card: ReadCard): Candidates {
      const { named, whole, isNamed } = namesOf(card)
      const { byCopyWord, sure, perhaps } = readings.get(card)!
      const [surely, perhapsly, ofCopyWord] = [readingsAgree(sure), readingsAgree(perhaps), readingsAgree(byCopyWord)]
      const { isSetSaid } = surely.printed.length ? surely : perhapsly
      const isCopyWordSet = !isSetSaid && ofCopyWord.printed.length > 0
      const { printed } = isCopyWordSet ? ofCopyWord : surely
      const idsOf = (ids: ForeignId[]) =>
        ids.flatMap(({ kind, value }) => productsOf.get(`${kind} ${value}`) ?? []).map(({ product_id: id }) => id)
      const ofId = card.id ? idsOf([card.id]) : []
      const beside = card.id && !ofId.length ? idsOf(besideOf(card.id)) : []
      return {
        ...{ named, whole, isNamed, printed, perhaps: perhapsly.printed, isCopyWordSet },
        contradicted: [...surely.contradicted, ...perhapsly.contradicted, ...beside.filter((id) => isHere(found, id))],
        ofId: ofId.filter((id) => isHere(found, id)),
        isSetSaid: isSetSaid || isCopyWordSet,
      }
    },
    numbersOf(card: ReadCard) {
      const { sure, perhaps } = readings.get(card)!
      return [...sure, ...perhaps].map(({ number }) => number)
    },
    /** Leaves out other games where the written set is known to be of one. */
    ofGames(card: ReadCard, ids: number[]) {
      const of = setsOf(card).flatMap((set) => games.get(set) ?? [])[0]
      return of ? ids.filter((id) => of.has(gameOf(found, id)!)) : ids
    },
    chosenOf: (card: ReadCard, ids: number[]) =>
      card.set
        ? chosenAmong(
            card,
            ids.flatMap((id) => factOf.get(id) ?? []),
            isCalled,
          )
        : [],
  }
}

/** Returns of several readings the first whose printings bear its name, and the printings that contradicted those before it. */
function agreementOf(found: Found, namesOf: ReturnType<typeof namesIn>, printedBy: PrintedBy) {
  return (readings: Reading[]): Pick<Candidates, 'printed' | 'contradicted' | 'isSetSaid'> => {
    const contradicted: number[] = []
    for (const reading of firmFirst(found, readings)) {
      const named = reading.name ? namesOf.ofReading(reading) : []
      const printed = printedBy(reading, named)
      const same = agreeing(found, printed, { name: reading.name, named })
      if (same.length) return { printed: same, contradicted, isSetSaid: reading.set !== null }
      contradicted.push(...printed)
    }
    return { printed: [], contradicted, isSetSaid: false }
  }
}

/** A set named by several words is less likely an accident than a word at the end of a line that is some set's code. */
function allReadingsOf(found: Found, card: ReadCard) {
  const { sure, perhaps } = readingsOf(card)
  const byCopyWord = readingsByCopyWord(found, card)
  const bySetName = readingsBySetName(found, card)
  const [ofWords, ofWord] = [bySetName.filter(isOfSeveralWords), bySetName.filter((one) => !isOfSeveralWords(one))]
  return { byCopyWord, sure, perhaps: [...ofWords, ...perhaps, ...ofWord] }
}

/** In "Pikachu (78) [HP]" the word of the copy is a set that has such a card. */
function readingsByCopyWord(found: Found, card: ReadCard) {
  const code = card.perhapsSet?.code
  if (!code || !isSetName(found, code)) return []
  const { sure, perhaps } = readingsOf({ ...card, set: null, number: null, written: `${card.written} ${code}` })
  return [...sure, ...perhaps].filter(({ set, number }) => set === code && number !== null)
}

const isOfSeveralWords = ({ set }: Reading) => set?.includes(' ') ?? false

/** Programs give another picture of a card the passcode beside its own. */
const besideOf = ({ kind, value }: ForeignId): ForeignId[] =>
  kind === 'password' ? [1, -1].map((step) => ({ kind, value: String(Number(value) + step) })) : []

const setsOf = ({ set, setName }: ReadCard) => [set, setName].flatMap((word) => (word ? plain(word) : []))

const namesOfReading = (name: string) => {
  const bare = bareName(name)
  return [name, bare === name ? '' : bare].flatMap(spellingsOf)
}

function namesIn(found: Found, cards: ReadCard[], readings: Reading[]) {
  const spelled = new Map(cards.map((card) => [card, spelledIn(card)]))
  const read = new Map(readings.map((reading) => [reading.name, namesOfReading(reading.name)]))
  const names = [...spelled.values()].flatMap(({ named, whole }) => [...named, ...whole])
  const idsOf = productsNamed(found, [...new Set([...names, ...[...read.values()].flat()])])
  const first = (spellings: string[]) => spellings.map((name) => idsOf.get(name) ?? []).find((ids) => ids.length) ?? []
  const of = (card: ReadCard) => {
    const { named, whole } = spelled.get(card)!
    return { named: first(named), whole: first(whole), isNamed: first(spellingsOf(card.name)).length > 0 }
  }
  return Object.assign(of, { ofReading: ({ name }: Reading) => first(read.get(name)!) })
}

const spelledIn = (card: ReadCard) => ({
  named: [card.name, card.otherName ?? ''].flatMap(namesOfReading),
  whole: card.written && card.written !== card.name ? [...spellingsOf(card.written), ...pitchedNames(card)] : [],
})
