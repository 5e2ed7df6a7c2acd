import { addressSlug } from '@bra/contract/trade/format'
import type { BusinessWord } from './imports.types.ts'

const game = (slug: string, name: string, ...aliases: string[]): BusinessWord => ({ slug, name, kind: 'tcg', aliases })

export const pokemon = game('pokemon', 'Pokémon TCG', 'pokemon-tcg', 'pokemon-trading-card-game')
export const magic = game('magic', 'Magic', 'magic-the-gathering', 'mtg')
export const yugioh = game('yu-gi-oh', 'Yu-Gi-Oh!', 'yugioh', 'yu-gi-oh-tcg', 'yu-gi-oh-trading-card-game')
export const fleshAndBlood = game('flesh-and-blood', 'Flesh and Blood', 'flesh-and-blood-tcg', 'fab')
export const lorcana = game('lorcana', 'Lorcana', 'disney-lorcana', 'disney-lorcana-tcg')
export const onePiece = game('one-piece', 'One Piece', 'one-piece-card-game', 'one-piece-tcg')

/**
 * Games as their own databases tell them: an empty list says that they name every finish, edition or language of each
 * printing. What a spreadsheet says of a game may be less, and the finishes of Lorcana are concluded from rarities.
 */
export const wholePokemon: BusinessWord = { ...pokemon, open: { finishes: [], editions: null, languages: [] } }
export const wholeMagic: BusinessWord = { ...magic, open: { finishes: [], editions: null, languages: [] } }
export const wholeYugioh: BusinessWord = { ...yugioh, open: { finishes: null, editions: null, languages: [] } }
export const wholeFleshAndBlood: BusinessWord = {
  ...fleshAndBlood,
  open: { finishes: [], editions: [], languages: null },
}
export const wholeLorcana: BusinessWord = { ...lorcana, open: { finishes: null, editions: null, languages: [] } }

const gameByName = new Map(
  [pokemon, magic, yugioh, fleshAndBlood, lorcana, onePiece].flatMap((known) =>
    [known.slug, addressSlug(known.name), ...known.aliases].map((slug) => [slug, known] as const),
  ),
)

/** Returns the game that a name means, or a new one of this name. */
export function gameNamed(name: string): BusinessWord {
  const slug = addressSlug(name)
  return gameByName.get(slug) ?? { slug, name, kind: 'tcg', aliases: [] }
}
