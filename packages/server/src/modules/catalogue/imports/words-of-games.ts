import { addressSlug } from '@bra/contract/trade/format'
import { fleshAndBlood, lorcana, magic, onePiece, pokemon, yugioh } from './games.ts'
import { type GameWords, wordsOfGame } from './game-words.ts'
import type { BusinessWord } from './imports.types.ts'
import { elementWord, rarityWord } from './pokemon-words.ts'
import { yugiohRarities } from './yugioh-rarities.ts'

export const magicWords = wordsOfGame(
  magic,
  [
    ['●', 'Comum', 'common', 'C'],
    ['◆', 'Incomum', 'uncommon', 'U'],
    ['★', 'Rara', 'rare', 'R'],
    ['☆', 'Especial', 'special', 'S'],
    ['✦', 'Bônus', 'bonus'],
    ['✸ urucum', 'Mítica Rara', 'mythic', 'mythic rare', 'Rara Mítica', 'Mítica', 'M'],
  ],
  [
    ['Branco', 'White', 'W'],
    ['Azul', 'Blue', 'U'],
    ['Preto', 'Black', 'B'],
    ['Vermelho', 'Red', 'R'],
    ['Verde', 'Green', 'G'],
    ['Incolor', 'Colorless', 'C'],
  ],
)

export const yugiohWords = wordsOfGame(yugioh, yugiohRarities, [
  ['Luz', 'LIGHT'],
  ['Trevas', 'DARK'],
  ['Terra', 'EARTH'],
  ['Água', 'WATER'],
  ['Fogo', 'FIRE'],
  ['Vento', 'WIND'],
  ['Divino', 'DIVINE'],
  ['Magia', 'Spell'],
  ['Armadilha', 'Trap'],
])

export const fleshAndBloodWords = wordsOfGame(
  fleshAndBlood,
  [
    ['B', 'Básica', 'Basic'],
    ['T', 'Ficha', 'Token'],
    ['C', 'Comum', 'Common'],
    ['R anil', 'Rara', 'Rare'],
    ['S anil', 'Super Rara', 'Super Rare'],
    ['P', 'Promocional', 'Promo'],
    ['M acai', 'Majestosa', 'Majestic'],
    ['L buriti', 'Lendária', 'Legendary'],
    ['V buriti', 'Maravilhosa', 'Marvel'],
    ['F buriti', 'Fabulosa', 'Fabled'],
  ],
  [
    ['Vermelho', 'Red'],
    ['Amarelo', 'Yellow'],
    ['Azul', 'Blue'],
  ],
)

export const lorcanaWords = wordsOfGame(
  lorcana,
  [
    ['●', 'Comum', 'common'],
    ['■', 'Incomum', 'uncommon'],
    ['▲ urucum', 'Rara', 'rare'],
    ['☆', 'Promocional', 'special', 'promo'],
    ['◆ anil', 'Super Rara', 'super_rare', 'super rare'],
    ['⬟ buriti', 'Lendária', 'legendary'],
    ['✦', 'Épica', 'epic'],
    ['⬢ acai', 'Encantada', 'enchanted'],
    ['♛ buriti', 'Icônica', 'iconic'],
  ],
  [
    ['Âmbar', 'Amber'],
    ['Ametista', 'Amethyst'],
    ['Esmeralda', 'Emerald'],
    ['Rubi', 'Ruby'],
    ['Safira', 'Sapphire'],
    ['Aço', 'Steel'],
  ],
)

export const onePieceWords = wordsOfGame(
  onePiece,
  [
    ['C', 'Comum', 'Common', 'C'],
    ['DON', 'DON!!', 'DON'],
    ['UC', 'Incomum', 'Uncommon', 'UC'],
    ['R anil', 'Rara', 'Rare', 'R'],
    ['L urucum', 'Líder', 'Leader', 'L'],
    ['P', 'Promocional', 'Promo', 'P'],
    ['SR acai', 'Super Rara', 'Super Rare', 'SR'],
    ['SP acai', 'Especial', 'Special', 'SP', 'SP CARD', 'Special Card'],
    ['SEC buriti', 'Rara Secreta', 'Secret Rare', 'SEC'],
    ['TR buriti', 'Rara do Tesouro', 'Treasure Rare', 'TR'],
    ['✸', 'Mangá', 'Manga Rare', 'Manga'],
  ],
  [
    ['Vermelho', 'Red'],
    ['Verde', 'Green'],
    ['Azul', 'Blue'],
    ['Roxo', 'Purple'],
    ['Preto', 'Black'],
    ['Amarelo', 'Yellow'],
  ],
)

const known = new Map<string, GameWords>([
  [pokemon.slug, { rarity: rarityWord, element: elementWord }],
  [magic.slug, magicWords],
  [yugioh.slug, yugiohWords],
  [fleshAndBlood.slug, fleshAndBloodWords],
  [lorcana.slug, lorcanaWords],
  [onePiece.slug, onePieceWords],
])

/** Returns the words of a game; a game that the house does not know takes the looks of well-known rarities. */
export function wordsFor(game: BusinessWord): GameWords {
  const words = known.get(game.slug)
  if (words) return words
  const own = <Word extends { slug: string; name: string }>(word: Word) => ({
    ...word,
    slug: `${game.slug}-${addressSlug(word.name)}`,
    isOfGame: true,
  })
  return {
    rarity: (name) => {
      const word = rarityWord(name)
      return word && own(word)
    },
    element: (name) => own(elementWord(name)),
  }
}
