import { addressSlug } from '@bra/contract/trade/format'
import { fleshAndBlood, lorcana, magic, onePiece, pokemon, yugioh } from './games.ts'
import { type GameWords, wordsOfGame } from './game-words.ts'
import type { BusinessWord } from './import.types.ts'
import { elementWord, rarityWord } from './pokemon-words.ts'
import { yugiohRarities } from './yugioh-rarities.ts'

export const magicWords = wordsOfGame(
  magic,
  [
    ['●', 'Comum', 'common', 'C'],
    ['◆', 'Incomum', 'uncommon', 'U'],
    ['★', 'Rara', 'rare', 'R'],
    ['★', 'Especial', 'special', 'S'],
    ['✦', 'Bônus', 'bonus'],
    ['✸', 'Mítica Rara', 'mythic', 'mythic rare', 'Rara Mítica', 'Mítica', 'M'],
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
    ['●', 'Básica', 'Basic'],
    ['●', 'Ficha', 'Token'],
    ['●', 'Comum', 'Common'],
    ['◆', 'Rara', 'Rare'],
    ['★', 'Super Rara', 'Super Rare'],
    ['★', 'Promocional', 'Promo'],
    ['✦', 'Majestosa', 'Majestic'],
    ['✦', 'Lendária', 'Legendary'],
    ['✸', 'Maravilhosa', 'Marvel'],
    ['✸', 'Fabulosa', 'Fabled'],
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
    ['◆', 'Incomum', 'uncommon'],
    ['★', 'Rara', 'rare'],
    ['★', 'Promocional', 'special', 'promo'],
    ['✦', 'Super Rara', 'super_rare', 'super rare'],
    ['✦', 'Lendária', 'legendary'],
    ['✦', 'Épica', 'epic'],
    ['✸', 'Encantada', 'enchanted'],
    ['✸', 'Icônica', 'iconic'],
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
    ['●', 'Comum', 'Common', 'C'],
    ['●', 'DON!!', 'DON'],
    ['◆', 'Incomum', 'Uncommon', 'UC'],
    ['★', 'Rara', 'Rare', 'R'],
    ['★', 'Líder', 'Leader', 'L'],
    ['★', 'Promocional', 'Promo', 'P'],
    ['✦', 'Super Rara', 'Super Rare', 'SR'],
    ['✦', 'Especial', 'Special', 'SP', 'SP CARD', 'Special Card'],
    ['✦', 'Rara Secreta', 'Secret Rare', 'SEC'],
    ['✸', 'Rara do Tesouro', 'Treasure Rare', 'TR'],
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
