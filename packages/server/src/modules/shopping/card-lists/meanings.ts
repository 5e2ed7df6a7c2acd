import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { type Found, ofOneCard, printingsOfCards } from '../finder/index.ts'
import { type Candidates, readCandidates } from './candidates.ts'
import type { PrintingFacts } from './card-lists.queries.ts'
import { isVoted, ofOneGame, votesOf } from './game-votes.ts'
import { likeness } from './likeness.ts'

export interface Meaning {
  /** By a printing or an id, by the name, or by the name because the written set has no such card. */
  foundBy: 'reference' | 'name' | 'other_printing'
  /** The product that is meant, then others that answer the line as well. */
  productIds: number[]
}

export interface Meanings {
  /** Returns what a card of the list means, or null. */
  of: (card: ReadCard) => Meaning | null
  /** Returns printings that such a card may mean, where its set and number do not tell which. */
  perhaps: (card: ReadCard) => number[]
}

const LEAST_LIKE = 0.5

/**
 * Reads what all cards of a list need at once. A list is mostly of one game: where several games have a card, the game of
 * the other lines is meant.
 */
export async function meaningsOf(app: App, found: Found, cards: ReadCard[]): Promise<Meanings> {
  const known = await readCandidates(app, found, cards)
  const candidates = new Map(cards.map((card) => [card, known.of(card)]))
  const votes = votesOf(
    found,
    cards.map((card) => likeliest(found, candidates.get(card)!)),
  )
  const inGame = (card: ReadCard, ids: number[]) => ofOneCard(found, ofOneGame(found, known.ofGames(card, ids), votes))
  const ofReference = (card: ReadCard, { named, whole, printed }: Candidates) => {
    const names = [...named, ...whole]
    if (names.length) return inGame(card, printingsOfCards(found, idsOf(printed), names))
    const ids = idsOf(alikeOrAll(card, printed))
    return isOneCard(found, ids) || (card.set && isVoted(found, ids, votes)) ? inGame(card, ids) : []
  }
  return {
    of(card) {
      const mine = candidates.get(card)!
      // a passcode is on every printing of its card, other ids are of one printing
      if (mine.ofId.length) return one(card.id!.kind === 'password' ? 'name' : 'reference', ofOneCard(found, mine.ofId))
      const exact = one('reference', ofReference(card, mine)) ?? one('name', inGame(card, mine.whole))
      if (exact) return exact
      const named = inGame(card, mine.named)
      const chosen = ofOneCard(found, known.chosenOf(card, known.ofGames(card, mine.named)))
      return one('reference', chosen) ?? one(card.set ? 'other_printing' : 'name', named)
    },
    perhaps: (card) => idsOf(candidates.get(card)!.printed),
  }
}

const one = (foundBy: Meaning['foundBy'], productIds: number[]) => (productIds.length ? { foundBy, productIds } : null)

const idsOf = (printings: PrintingFacts[]) => printings.map(({ id }) => id)

/** Several cards of several games may print one set and number: the name, though nobody knows it, tells which. */
function alikeOrAll({ name }: ReadCard, printed: PrintingFacts[]) {
  const like = (one: PrintingFacts) =>
    Math.max(likeness(plain(one.name), plain(name)), likeness(plain(one.name_en ?? ''), plain(name)))
  const alike = name ? printed.filter((each) => like(each) >= LEAST_LIKE) : []
  return alike.length ? alike : printed
}

const isOneCard = (found: Found, ids: number[]) => ids.length > 0 && ofOneCard(found, ids).length === ids.length

function likeliest(found: Found, { named, whole, printed, ofId }: Candidates) {
  const exact = printingsOfCards(found, idsOf(printed), [...named, ...whole])
  return [ofId, exact, whole, named, idsOf(printed)].find((ids) => ids.length) ?? []
}
