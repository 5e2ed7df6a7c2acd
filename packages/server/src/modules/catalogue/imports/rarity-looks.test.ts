import { expect, it } from 'vitest'
import { lookOf, lookOfUnknown } from './rarity-looks.ts'
import { wordsFor } from './words-of-games.ts'
import { gameNamed } from './games.ts'

const look = (game: string, rarity: string) => {
  const { glyph, tone } = wordsFor(gameNamed(game)).rarity(rarity)!
  return [glyph, tone]
}

it('a rarity of a known game looks as it is printed', () => {
  expect(look('Magic', 'mythic')).toEqual(['✸', 'urucum'])
  expect(look('Pokémon TCG', 'Hyper Rare')).toEqual(['★★★', 'buriti'])
  expect(look('One Piece', 'Secret Rare')).toEqual(['SEC', 'buriti'])
  expect(look('Lorcana', 'legendary')).toEqual(['⬟', 'buriti'])
  expect(look('Flesh and Blood', 'Majestic')).toEqual(['M', 'acai'])
})

it('an unknown rarity looks as its words say', () => {
  expect(look('Sorcery', 'Unique Secret')).toEqual(['✸', 'buriti'])
  expect(look('Sorcery', 'Exceptional')).toEqual(['○', 'neutral'])
  expect(look('Magic', 'Ultra Special')).toEqual(['✦', 'acai'])
  expect(look('Lorcana', 'Quest')).toEqual(['○', 'neutral'])
  expect(['Uncommon Foil', 'Common Foil', 'Promo Pack', 'Rare Foil'].map((name) => lookOfUnknown(name).glyph)).toEqual([
    '◆',
    '●',
    '☆',
    '★',
  ])
})

it('a code of up to three letters stands for itself', () => {
  expect(lookOfUnknown('ar')).toEqual({ glyph: 'AR', tone: 'neutral' })
  expect(look('Sorcery', 'EX2')).toEqual(['EX2', 'neutral'])
})

it('a sign has its usual colour, or the one that is named', () => {
  expect(lookOf('★')).toEqual({ glyph: '★', tone: 'anil' })
  expect(lookOf('★ buriti')).toEqual({ glyph: '★', tone: 'buriti' })
})
