import { addressSlug } from '@bra/contract/trade/format'
import { lookOf, lookOfUnknown } from './rarity-looks.ts'
import type { BusinessWord, ElementWord, RarityWord } from './imports.types.ts'

/** A sign and, if it is not the usual one, its colour; the Portuguese name, and the names in the catalogues, the first of which makes the slug. */
export type RarityNames = [look: string, name: string, ...upstream: string[]]

export interface GameWords {
  rarity(name: string | null | undefined): RarityWord | null
  element(name: string): ElementWord
}

const plainName = (name: string) => name.trim().toLowerCase()
const slugIn = (game: BusinessWord, name: string) => `${game.slug}-${addressSlug(name)}`

/** Returns the words of a game; the rarities are sorted from the most common to the rarest. */
export function wordsOfGame(
  game: BusinessWord,
  rarities: RarityNames[],
  elements: [name: string, ...upstream: string[]][],
): GameWords {
  const rarityOf = new Map(
    rarities.flatMap(([look, name, ...upstream], at) => {
      const word = { slug: slugIn(game, upstream[0] ?? name), name, ...lookOf(look), rank: at + 1, isOfGame: true }
      return [name, ...upstream].map((known) => [plainName(known), word] as const)
    }),
  )
  const elementOf = new Map(
    elements.flatMap(([name, ...upstream], at) => {
      const word = { slug: slugIn(game, upstream[0] ?? name), name, rank: at + 1, isOfGame: true }
      return [name, ...upstream].map((known) => [plainName(known), word] as const)
    }),
  )
  return {
    rarity: (name) => (name ? (rarityOf.get(plainName(name)) ?? unknownRarity(game, name, rarities.length + 1)) : null),
    element: (name) =>
      elementOf.get(plainName(name)) ?? { slug: slugIn(game, name), name, rank: elements.length + 1, isOfGame: true },
  }
}

const unknownRarity = (game: BusinessWord, name: string, rank: number): RarityWord => ({
  slug: slugIn(game, name),
  name,
  ...lookOfUnknown(name),
  rank,
  isOfGame: true,
})
