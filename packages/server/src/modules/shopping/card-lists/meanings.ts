import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { type Found, ofOneCard, printingsOfCards, productsNamed } from '../finder/index.ts'
import { factsOf, gamesOfSets, printedWith, type PrintingFacts, productsOfIds } from './card-lists.queries.ts'
import { isOfPrinting, isOfSet, marksOf, totalOf } from './printed.ts'
import { bareName, pitchOf, spellingsOf } from './spellings.ts'

export interface Meaning {
  /** By a printing or an id, by the name, or by the name because the written set has no such card. */
  foundBy: 'reference' | 'name' | 'other_printing'
  /** The product that is meant, then others that answer the line as well. */
  productIds: number[]
}

/** What one line may mean, before its game is known. */
interface Candidates {
  /** Products of the name, of the whole written text, and of the name without what shops add. */
  named: number[]
  whole: number[]
  printed: PrintingFacts[]
  ofId: number[]
}

/**
 * Returns a function that says what a card of the list means, or null. A list is mostly of one game: where several games
 * have the card, the game of the other lines is meant. Reads what all lines need at once.
 */
export async function meaningsOf(app: App, found: Found, cards: ReadCard[]) {
  const known = await readFor(app, found, cards)
  const votes = votesOf(found, cards.map(known.candidatesOf))
  return (card: ReadCard): Meaning | null => {
    const candidates = known.candidatesOf(card)
    const inGame = (ids: number[]) => ofOneGame(found, known.ofGames(card, ids), votes)
    if (candidates.ofId.length) return byId(found, card, candidates.ofId)
    const printed = candidates.printed.map(({ id }) => id)
    const names = [...candidates.named, ...candidates.whole]
    const exact = names.length ? printingsOfCards(found, printed, names) : inGame(printed)
    const isCertain = names.length || card.set || ofOneCard(found, exact).length === exact.length
    if (exact.length && isCertain) return one('reference', ofOneCard(found, inGame(exact)))
    if (candidates.whole.length) return one('name', ofOneCard(found, inGame(candidates.whole)))
    const named = inGame(candidates.named)
    const chosen = card.set || card.number ? known.chosenOf(card, named) : []
    if (chosen.length) return one('reference', ofOneCard(found, chosen))
    return one(card.set ? 'other_printing' : 'name', ofOneCard(found, named))
  }
}

const one = (foundBy: Meaning['foundBy'], productIds: number[]) => (productIds.length ? { foundBy, productIds } : null)

/** A passcode is on every printing of its card, other ids are of one printing. */
const byId = (found: Found, { id }: ReadCard, ids: number[]) =>
  one(id!.kind === 'password' ? 'name' : 'reference', ofOneCard(found, ids))

async function readFor({ db }: App, found: Found, cards: ReadCard[]) {
  const spelled = new Map(cards.map((card) => [card, namesOf(card)]))
  const names = [...spelled.values()].flatMap(({ named, whole }) => [...named, ...whole])
  const idsOf = productsNamed(found, [...new Set(names)])
  const first = (spellings: string[]) => spellings.map((name) => idsOf.get(name) ?? []).find((ids) => ids.length) ?? []
  const named = new Map(cards.map((card) => [card, first(spelled.get(card)!.named)]))
  const choosing = cards.filter(({ set, number }) => set || number).flatMap((card) => named.get(card)!)
  const marks = cards.map(marksOf)
  const [printed, facts, ofIds, games] = await Promise.all([
    printedWith(db, {
      references: marks.flatMap(({ references }) => references),
      codes: marks.flatMap(({ code }) => code ?? []),
      totals: cards.flatMap((card) => totalOf(card) ?? []),
    }),
    factsOf(db, [...new Set(choosing)]),
    productsOfIds(
      db,
      cards.flatMap(({ id }) => id ?? []),
    ),
    gamesOfSets(db, [...new Set(cards.flatMap(({ set, setName }) => [set ?? [], setName ?? []].flat().map(plain)))]),
  ])
  const factOf = new Map(facts.map((fact) => [fact.id, fact]))
  const printedBy = Map.groupBy(printed, ({ reference }) => reference)
  const printedAs = Map.groupBy(printed, ({ code }) => code.toUpperCase())
  const ofTotal = Map.groupBy(printed, ({ reference_total: total }) => total)
  const hereOf = (ids: number[]) => ids.filter((id) => isHere(found, id))
  const productsOfId = Map.groupBy(ofIds, ({ kind, value }) => `${kind} ${value}`)
  const idOf = ({ id }: ReadCard) =>
    hereOf((id && productsOfId.get(`${id.kind} ${id.value}`)?.map(({ product_id }) => product_id)) || [])
  return {
    candidatesOf(card: ReadCard): Candidates {
      const printed = printingsFor(card, { printedBy, printedAs, ofTotal }).filter(({ id }) => isHere(found, id))
      const byKey = !card.name && printed.length ? [] : named.get(card)!
      return { named: byKey, whole: first(spelled.get(card)!.whole), printed, ofId: idOf(card) }
    },
    /** Leaves out other games where the written set is known to be of one. */
    ofGames(card: ReadCard, ids: number[]) {
      const of = (card.set && games.get(plain(card.set))) || (card.setName && games.get(plain(card.setName)))
      return of ? ids.filter((id) => of.has(gameOf(found, id)!)) : ids
    },
    chosenOf: (card: ReadCard, ids: number[]) =>
      chosenAmong(
        card,
        ids.flatMap((id) => factOf.get(id) ?? []),
      ),
  }
}

type Printed = Record<'printedBy' | 'printedAs' | 'ofTotal', Map<string | null, PrintingFacts[]>>

/** By set and number, or the code that these make; without a set by number and total. */
function printingsFor(card: ReadCard, { printedBy, printedAs, ofTotal }: Printed) {
  const { references, code } = marksOf(card)
  const total = totalOf(card)
  if (!code) return (total && ofTotal.get(total)) || []
  const ways = references.map((reference) => printedBy.get(reference) ?? [])
  const exact = new Set([...ways[0]!, ...(printedAs.get(code) ?? [])])
  return exact.size ? [...exact] : (ways.find((found) => found.length) ?? [])
}

/** Without a name, set and number may be the key of the card, which reprints of One Piece keep. */
function namesOf(card: ReadCard) {
  const { name, otherName, written } = card
  const bare = bareName(name)
  const names = name ? [name, otherName ?? '', bare === name ? '' : bare] : [marksOf(card).code ?? '']
  const named = names.flatMap(spellingsOf)
  return { named, whole: written && written !== name ? spellingsOf(written) : [] }
}

/** Among printings of a name: those of the set and number, of the set, or of what the brackets say of them. */
function chosenAmong(card: ReadCard, printings: PrintingFacts[]) {
  const { set, setName, number } = card
  const ids = (of: PrintingFacts[]) => of.map(({ id }) => id)
  const sets = [set, setName].filter((word) => word !== null)
  for (const word of sets) {
    const ofSet = printings.filter((one) => isOfSet(one, word))
    const chosen = number ? ofSet.filter((one) => isOfPrinting(one, number)) : ofSet
    if (chosen.length) return ids(chosen)
  }
  if (!set) return number ? ids(printings.filter((one) => isOfPrinting(one, number))) : []
  const colours = pitchOf(set)
  const said = plain(set)
  return ids(
    printings.filter(
      ({ variant, rarity, rarity_slug: slug, elements }) =>
        elements.some((element) => colours.includes(element)) ||
        [variant, rarity, slug].some((word) => word && plain(word).replaceAll('-', ' ') === said.replaceAll('-', ' ')),
    ),
  )
}

const isHere = ({ index }: Found, id: number) => index.isHere[index.slotOf.get(id) ?? -1] === 1

function gameOf({ index, known }: Found, id: number) {
  const category = index.categories[index.slotOf.get(id) ?? -1]
  return gamesByCategory(known).get(category ?? 0)
}

const games = new WeakMap<Found['known'], Map<number, number>>()
function gamesByCategory(known: Found['known']) {
  const before = games.get(known)
  if (before) return before
  const now = new Map(known.categories.map(({ id, business_id }) => [id, business_id]))
  games.set(known, now)
  return now
}

type Votes = Map<number, number>

/** A line that may be of several games gives each a part of its vote. */
function votesOf(found: Found, lines: Candidates[]): Votes {
  const votes: Votes = new Map()
  for (const { named, whole, printed, ofId } of lines) {
    const exact = printingsOfCards(
      found,
      printed.map(({ id }) => id),
      [...named, ...whole],
    )
    const ids = [ofId, exact, whole, named, printed.map(({ id }) => id)].find((each) => each.length) ?? []
    const of = new Set(ids.map((id) => gameOf(found, id)!))
    for (const game of of) votes.set(game, (votes.get(game) ?? 0) + 1 / of.size)
  }
  return votes
}

function ofOneGame(found: Found, ids: number[], votes: Votes) {
  const byGame = Map.groupBy(ids, (id) => gameOf(found, id)!)
  if (byGame.size < 2) return ids
  const weight = ([game, of]: [number, number[]]) => (votes.get(game) ?? 0) * 1e6 + of.length
  return [...byGame].reduce((best, each) => (weight(each) > weight(best) ? each : best))[1]
}
