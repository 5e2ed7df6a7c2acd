import type { ReadCard, SaidOfCopy } from '@bra/contract/trade/card-lists'
import type { CardLanguage } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { cardsAmong, type Found, printingsOfCards, productsBackedBy } from '../finder/index.ts'
import { isBareCode } from './bare-codes.ts'
import { type Candidates, readCandidates } from './candidates.ts'
import { isVoted, ofOneGame, votesOf } from './game-votes.ts'
import { languageOfNumber, playable } from './places.ts'
import { isNumberLeft } from './set-names.ts'
import { spellingsOf } from './spellings.ts'

export interface Meaning {
  /** By a printing or an id, by the name, or by the name because the written set has no such card. */
  foundBy: 'reference' | 'name' | 'other_printing'
  /** The product that is meant, then others that answer the line as well. */
  productIds: number[]
}

export interface MeaningOfCard extends Meaning {
  /** What the line says of the copy; where it names no language, its number may: "LOB-PT001" is LOB-EN001 in Portuguese. */
  copy: SaidOfCopy
  printedIn: CardLanguage | null
  /** True if the line does not tell of which set the card is: "Pikachu #25" where several sets print that number. */
  isAnyEdition: boolean
}

export interface Meanings {
  of: (card: ReadCard) => MeaningOfCard | null
  /** Returns printings that such a card may mean, where its set and number do not tell which. */
  perhaps: (card: ReadCard) => number[]
}

/**
 * Set and number decide, and the name checks them; where they disagree, or several cards fit, nothing is meant. Where
 * several games have such a card, the game of the other lines of the list is meant.
 */
export async function meaningsOf(app: App, found: Found, cards: ReadCard[]): Promise<Meanings> {
  const known = await readCandidates(app, found, cards)
  const candidates = new Map(cards.map((card) => [card, known.of(card)]))
  const votes = votesOf(
    found,
    cards.map((card) => likeliest(candidates.get(card)!)),
  )
  const inGame = (card: ReadCard, ids: number[]) => ofOneGame(found, known.ofGames(card, ids), votes)
  const ofOneCard = (ids: number[]) => (cardsAmong(found, ids) > 1 ? [] : ids)
  const oneCard = (card: ReadCard, ids: number[]) => ofOneCard(inGame(card, ids))
  /** Where nothing but a set and a number is written, no game is preferred by the count of its printings. */
  const ofPrinting = (card: ReadCard, ids: number[]) => {
    if ((!card.name || isBareCode(card)) && !isVoted(found, ids, votes)) return []
    // the brackets of "Unown [P] 58/105" are no set of another game, where number and total say the card
    return known.ofGames(card, ids).length ? oneCard(card, ids) : ofOneCard(ofOneGame(found, ids, votes))
  }
  /** A token of the game of the list goes before a card of another game. */
  const ofName = (card: ReadCard, ids: number[]) => ofOneCard(playable(found, inGame(card, ids)))
  const meant = (card: ReadCard): Meaning | null => {
    if (card.doubt || isNumberAlone(card)) return null
    const { ofId, printed, whole, perhaps, named, isNamed, contradicted } = candidates.get(card)!
    if (ofId.length) return ofIdentity(found, card, candidates.get(card)!)
    if (printed.length) return one('reference', ofPrinting(card, printed))
    if (whole.length) return one('name', ofName(card, whole))
    const isNameAlone = isNamed && !card.number && !card.set
    if (perhaps.length && !isNameAlone) return one('reference', ofPrinting(card, perhaps))
    const isNumbered =
      card.number !== null || isNumberLeft(found, card, named) || (contradicted.length > 0 && !named.length)
    if (isNumbered) return null
    const chosen = known.chosenOf(card, known.ofGames(card, named))
    return one('reference', oneCard(card, chosen)) ?? one(card.set ? 'other_printing' : 'name', ofName(card, named))
  }
  return {
    of(card) {
      const meaning = meant(card)
      if (!meaning) return null
      const printed =
        meaning.foundBy === 'reference' ? languageOfNumber(found, meaning.productIds[0]!, known.numbersOf(card)) : null
      const foreign = printed && !printed.isOwn ? printed.language : null
      const { finish, edition, language, condition, mostCents } = candidates.get(card)!.isCopyWordSet
        ? card.perhapsSet!.copy
        : card
      return {
        ...meaning,
        copy: { finish, edition, language: language ?? foreign, condition, mostCents },
        printedIn: printed?.language ?? null,
        isAnyEdition:
          meaning.foundBy !== 'reference' ||
          (!candidates.get(card)!.isSetSaid && setsAmong(found, meaning.productIds).size > 1),
      }
    },
    perhaps(card) {
      if (card.doubt) return []
      const { ofId, printed, perhaps, contradicted, named } = candidates.get(card)!
      const shown = [...ofId, ...printed, ...perhaps, ...contradicted]
      if (!card.name) return newestFirst(found, shown)
      const called = named.length ? named : backedBy(found, card.name)
      return shown.length
        ? [...shown, ...playable(found, called)]
        : newestFirst(found, playable(found, inGame(card, called)))
    },
  }
}

/** A number with a star and nothing else is that of cards in many sets. */
const isNumberAlone = ({ name, set, number }: ReadCard) => !name && !set && /^\d+\D?$/.test(number ?? '')

const backedBy = (found: Found, name: string) =>
  spellingsOf(name)
    .map((spelling) => productsBackedBy(found, spelling))
    .find((ids) => ids.length) ?? []

/** A passcode is on every printing of its card, other ids are of one printing; a known name must be that of the card. */
function ofIdentity(found: Found, card: ReadCard, { ofId, named }: Candidates) {
  const isAnother = named.length > 0 && !printingsOfCards(found, ofId, named).length
  if (isAnother || cardsAmong(found, ofId) > 1) return null
  return one(card.id!.kind === 'password' ? 'name' : 'reference', ofId)
}

/** Several sets print "4/102": that of the newest one is the likeliest. */
function newestFirst({ index, known }: Found, ids: number[]) {
  const place = (id: number) => known.placeOf.get(index.categories[index.slotOf.get(id)!]!) ?? Infinity
  return ids.toSorted((one, other) => place(one) - place(other))
}

const setsAmong = ({ index }: Found, ids: number[]) => new Set(ids.map((id) => index.categories[index.slotOf.get(id)!]))

const one = (foundBy: Meaning['foundBy'], productIds: number[]) => (productIds.length ? { foundBy, productIds } : null)

const likeliest = ({ ofId, printed, whole, perhaps, named, contradicted }: Candidates) =>
  [ofId, printed, whole, perhaps, named, contradicted].find((ids) => ids.length) ?? []
