import type { CardSuggestion } from '@bra/contract/shopping/card-lists.schemas'
import { plain } from '@bra/contract/trade/format'
import type { ReadCard } from '@bra/contract/trade/card-lists'
import type { App } from '../../../app.ts'
import { finderOf, type Found, NO_FILTER } from '../finder/index.ts'
import { factsOf, gamesOfSets, type PrintingFacts, wordsLike } from './card-lists.queries.ts'
import { likeness } from './likeness.ts'
import { isOfSet } from './printed.ts'

/** A line that means no product; its card is null if it could not even be read. */
export interface UnknownText {
  text: string
  card: ReadCard | null
  perhaps: number[]
}

const MOST_SUGGESTED = 3
/** A number and its total alone may be those of as many cards as there are sets of one size. */
const MOST_OF_A_NUMBER = 9
const MOST_PERHAPS = 20
/** More lines than these are another kind of text, and each costs a search. */
const MOST_LINES = 50
const MOST_WORDS = 6
const MOST_MEANT = 4
const MOST_SEARCHES = 6
const HITS = 40
const LEAST_LIKE = 0.5

/** Returns for each line up to three printings of cards whose names are like the written one, the most similar first. */
export async function suggestionsFor(app: App, found: Found, lines: UnknownText[]): Promise<CardSuggestion[][]> {
  const asked = lines.slice(0, MOST_LINES).map((line) => ({ ...line, name: nameIn(line) }))
  const words = new Map(asked.map((line) => [line, wordsOf(line.name)]))
  const unknown = finderOf(app).unknownWords(found, [...new Set([...words.values()].flat())])
  const isUnknown = new Set(unknown)
  const [meant, games] = await Promise.all([
    wordsLike(app.db, unknown, MOST_MEANT),
    gamesOfSets(app.db, [...new Set(asked.flatMap(({ card }) => (card?.set ? plain(card.set) : [])))]),
  ])
  const near = asked.map((line) =>
    nearest(app, found, {
      name: line.name,
      searches: searchesOf(words.get(line)!, (word) => meant.get(word) ?? (isUnknown.has(word) ? [] : [word])),
    }),
  )
  const alike = lines.map(({ perhaps }, at) => [...perhaps.slice(0, MOST_PERHAPS), ...(near[at] ?? [])])
  const facts = new Map((await factsOf(app.db, [...new Set(alike.flat())])).map((each) => [each.id, each]))
  return lines.map(({ card, perhaps }, at) => {
    const printings = [...new Set(alike[at])].flatMap((id) => facts.get(id) ?? [])
    const of = card?.set ? games.get(plain(card.set)) : undefined
    const inGame = of
      ? printings.filter(({ id, business_id: game }) => of.has(game) || perhaps.includes(id))
      : printings
    return oneOfEach(found, inGame.length ? inGame : printings, { card, perhaps }).map(suggestionOf)
  })
}

const nameIn = ({ text, card }: UnknownText) => plain(card ? card.name || card.written : text.replace(/\d+/g, ' '))

const wordsOf = (name: string) => [...new Set(name.match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, MOST_WORDS)

/** The texts to search: each word by what it may mean, then without one word; a word that is like no other is left out. */
function searchesOf(words: string[], waysOf: (word: string) => string[]) {
  let searches: string[][] = [[]]
  for (const word of words) {
    const ways = waysOf(word)
    if (!ways.length) continue
    searches = searches.flatMap((before) => ways.map((way) => [...before, way])).slice(0, MOST_SEARCHES)
  }
  const [first = []] = searches
  const fewer = first.length > 1 ? first.map((_, at) => first.toSpliced(at, 1)) : []
  return [...searches, ...fewer].filter((each) => each.length)
}

function nearest(app: App, found: Found, { name, searches }: { name: string; searches: string[][] }) {
  const liking = new Map<number, number>()
  for (const words of searches) {
    const text = { plain: words.join(' '), words, exactIds: [] }
    const asked = { filter: { ...NO_FILTER, types: ['tcg' as const] }, text, order: 'relevance' as const }
    const { hits } = finderOf(app).page(found, asked, { skip: 0, take: HITS })
    for (const { id } of hits) if (!liking.has(id)) liking.set(id, likenessOf(found, id, name))
  }
  const ranked = [...liking].filter(([, like]) => like >= LEAST_LIKE).sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return ranked.map(([id]) => id)
}

function likenessOf({ index }: Found, id: number, name: string) {
  const slot = index.slotOf.get(id)!
  return Math.max(likeness(index.names[slot]!, name), likeness(index.namesEn[slot]!, name))
}

/** One printing of each card, and each that the line may mean by its number: that of the written set, if it is there. */
function oneOfEach(
  { index }: Found,
  printings: PrintingFacts[],
  { card, perhaps }: Pick<UnknownText, 'card' | 'perhaps'>,
) {
  const isPerhaps = new Set(perhaps)
  const cards = Map.groupBy(printings, ({ id }) => index.cards[index.slotOf.get(id)!]!)
  const ofSet = (of: PrintingFacts[]) => of.find((one) => card?.set && isOfSet(one, card.set))
  const chosen = [...cards.values()].map((of) => of.find(({ id }) => isPerhaps.has(id)) ?? ofSet(of) ?? of[0]!)
  const isNumberAlone = card !== null && !card.name && card.number !== null
  return chosen.slice(0, isNumberAlone ? MOST_OF_A_NUMBER : MOST_SUGGESTED)
}

const suggestionOf = ({ id, name, set_code, number, game }: PrintingFacts): CardSuggestion => ({
  product_id: id,
  name,
  set: set_code,
  number,
  game,
})
