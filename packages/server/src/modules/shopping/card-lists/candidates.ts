import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { type Found, productsNamed } from '../finder/index.ts'
import { factsOf, gamesOfSets, printedWith, type PrintingFacts, productsOfIds } from './card-lists.queries.ts'
import { gameOf, isHere } from './game-votes.ts'
import { chosenAmong, marksOf, totalOf } from './printed.ts'
import { bareName, pitchedNames, spellingsOf } from './spellings.ts'

/** What one card of a list may mean. */
export interface Candidates {
  /** Products of the name, or of the name without what shops add. */
  named: number[]
  /** Products whose name is the whole written text. */
  whole: number[]
  /** Printings of the set and number. */
  printed: PrintingFacts[]
  ofId: number[]
}

/** Reads what all cards of a list need, each kind in one statement. */
export async function readCandidates({ db }: App, found: Found, cards: ReadCard[]) {
  const namesOf = namesIn(found, cards)
  const numbered = cards.filter(({ set, number }) => set || number)
  const [printingsOf, facts, ofIds, games] = await Promise.all([
    readPrinted(db, cards),
    factsOf(db, [...new Set(numbered.flatMap((card) => namesOf(card).named))]),
    productsOfIds(
      db,
      cards.flatMap(({ id }) => id ?? []),
    ),
    gamesOfSets(db, [...new Set(cards.flatMap(setsOf))]),
  ])
  const factOf = new Map(facts.map((fact) => [fact.id, fact]))
  const productsOf = Map.groupBy(ofIds, ({ kind, value }) => `${kind} ${value}`)
  return {
    of(card: ReadCard): Candidates {
      const printed = printingsOf(card).filter(({ id }) => isHere(found, id))
      const { named, whole } = namesOf(card)
      const ofId = card.id ? (productsOf.get(`${card.id.kind} ${card.id.value}`) ?? []) : []
      return {
        named: !card.name && printed.length ? [] : named,
        ...{ whole, printed },
        ofId: ofId.map(({ product_id: id }) => id).filter((id) => isHere(found, id)),
      }
    },
    /** Leaves out other games where the written set is known to be of one. */
    ofGames(card: ReadCard, ids: number[]) {
      const of = setsOf(card).flatMap((set) => games.get(set) ?? [])[0]
      return of ? ids.filter((id) => of.has(gameOf(found, id)!)) : ids
    },
    /** Of products of the name, those that the set, the number or the brackets of the line tell apart. */
    chosenOf: (card: ReadCard, ids: number[]) =>
      card.set || card.number
        ? chosenAmong(
            card,
            ids.flatMap((id) => factOf.get(id) ?? []),
          )
        : [],
  }
}

const setsOf = ({ set, setName }: ReadCard) => [set, setName].flatMap((word) => (word ? plain(word) : []))

function namesIn(found: Found, cards: ReadCard[]) {
  const spelled = new Map(cards.map((card) => [card, spelledIn(card)]))
  const names = [...spelled.values()].flatMap(({ named, whole }) => [...named, ...whole])
  const idsOf = productsNamed(found, [...new Set(names)])
  const first = (spellings: string[]) => spellings.map((name) => idsOf.get(name) ?? []).find((ids) => ids.length) ?? []
  return (card: ReadCard) => {
    const { named, whole } = spelled.get(card)!
    return { named: first(named), whole: first(whole) }
  }
}

/** Without a name, set and number may be the key of the card, which reprints of One Piece keep. */
function spelledIn(card: ReadCard) {
  const { name, otherName, written } = card
  const bare = bareName(name)
  const names = [name, otherName ?? '', bare === name ? '' : bare].flatMap(spellingsOf)
  return {
    named: name ? names : [marksOf(card).code ?? []].flat(),
    whole: written && written !== name ? [...spellingsOf(written), ...pitchedNames(card)] : [],
  }
}

async function readPrinted(db: App['db'], cards: ReadCard[]) {
  const marks = cards.map(marksOf)
  const printed = await printedWith(db, {
    references: marks.flatMap(({ references }) => references),
    codes: marks.flatMap(({ code }) => code ?? []),
    totals: cards.flatMap((card) => (card.set ? [] : (totalOf(card) ?? []))),
  })
  const byReference = Map.groupBy(printed, ({ reference }) => reference)
  const byCode = Map.groupBy(printed, ({ code }) => code.toUpperCase())
  const byTotal = Map.groupBy(printed, ({ reference_total: total }) => total)
  /** By set and number, or the code that these make; without a set by number and total. */
  return (card: ReadCard): PrintingFacts[] => {
    const { references, code } = marksOf(card)
    const total = totalOf(card)
    if (!code) return (total && byTotal.get(total)) || []
    const ways = references.map((reference) => withNumber(byReference.get(reference) ?? [], card.number))
    const exact = new Set([...ways[0]!, ...(byCode.get(code) ?? [])])
    return exact.size ? [...exact] : (ways.find((one) => one.length) ?? [])
  }
}

/** References leave out the star that tells "73★" from "73". */
function withNumber(printings: PrintingFacts[], number: string | null) {
  const same = printings.filter((printing) => printing.number === number)
  return same.length ? same : printings
}
