import { describe, expect, it } from 'vitest'
import { demoCards, demoSets } from './cards.ts'
import type { RaritySlug } from './demo.types.ts'

const cardsOf = (code: string) => demoCards.filter((card) => card.set === code)
const card = (code: string, number: number) => cardsOf(code).find((one) => one.number === number)

describe.each(demoSets)('the set $name', ({ code, total }) => {
  const cards = cardsOf(code)
  const common = cards.filter((one) => one.number <= total)
  const secret = cards.filter((one) => one.number > total)

  it('numbers its cards from 1 to the total without a hole', () => {
    expect(common.map((one) => one.number)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  })

  it('hides one to three secret cards after the total, epic or legendary', () => {
    expect(secret.length).toBeGreaterThanOrEqual(1)
    expect(secret.length).toBeLessThanOrEqual(3)
    expect(secret.map((one) => one.number)).toEqual(secret.map((_, index) => total + 1 + index))
    expect(secret.filter((one) => one.rarity !== 'epica' && one.rarity !== 'lendaria')).toEqual([])
  })

  it('gives no name twice', () => {
    expect(new Set(cards.map((one) => one.name)).size).toBe(cards.length)
  })

  it('spreads its rarities as a real set does', () => {
    const share = (rarity: RaritySlug) => (100 * common.filter((one) => one.rarity === rarity).length) / total
    const within = (rarity: RaritySlug, percent: number) =>
      expect(Math.abs(share(rarity) - percent)).toBeLessThanOrEqual(2)
    within('comum', 45)
    within('incomum', 28)
    within('rara', 17)
    within('epica', 7)
    within('lendaria', 3)
  })
})

describe('the cards of Causos', () => {
  it('keep to the room that the frame has for them', () => {
    expect(demoCards.filter((one) => one.text.length > 150 || one.name.length > 37)).toEqual([])
    expect(demoCards.filter((one) => one.cost < 0 || one.cost > 9)).toEqual([])
  })

  it('say each something of its own, save a card printed again', () => {
    const names = new Set(demoCards.map((one) => one.name))
    expect(new Set(demoCards.map((one) => one.text)).size).toBe(names.size)
    expect(demoCards.length - names.size).toBe(8)
  })

  it('fight with a strength, unless they are places, relics, songs or rites', () => {
    const supports = ['Relíquia', 'Lugar', 'Toada', 'Rito']
    const isSupport = (kind: string) => supports.some((support) => kind.startsWith(support))
    expect(demoCards.filter((one) => isSupport(one.kind) !== (one.strength === null))).toEqual([])
    expect(demoCards.filter((one) => one.strength !== null && !/^\d \/ \d$/.test(one.strength))).toEqual([])
  })

  it('have seeds that differ', () => {
    expect(new Set(demoCards.map((one) => one.seed)).size).toBe(demoCards.length)
  })

  it('name the Pastoreio only in its lantern and its candle', () => {
    const named = demoCards.filter((one) => one.name.includes('Pastoreio'))
    expect(named.map((one) => one.kind)).toEqual(['Relíquia', 'Relíquia'])
  })

  it.each([
    ['BDN', 4, { name: 'Curupira', rarity: 'epica', element: 'mata', rig: 'mascara', cost: 4, strength: '4 / 4' }],
    [
      'BDN',
      17,
      {
        name: 'Boitatá, Fogo Corredor',
        rarity: 'lendaria',
        element: 'fogo',
        rig: 'serpente',
        cost: 6,
        strength: '6 / 5',
      },
    ],
    [
      'BDN',
      33,
      { name: 'Saci-Pererê', rarity: 'rara', element: 'vento', rig: 'redemoinho', cost: 2, strength: '2 / 3' },
    ],
    ['BDN', 61, { name: 'Matinta Pereira', rarity: 'rara', element: 'noite', rig: 'ave', cost: 3, strength: '3 / 2' }],
    [
      'BDN',
      77,
      { name: 'Onça-Celeste', rarity: 'epica', element: 'noite', rig: 'mascara', cost: 5, strength: '5 / 4' },
    ],
    ['AGE', 9, { name: 'Vitória-Régia', rarity: 'comum', element: 'agua', rig: 'flor', cost: 1, strength: null }],
    ['AGE', 48, { name: 'Boi-Bumbá', rarity: 'incomum', element: 'terra', rig: 'mascara', cost: 3, strength: '3 / 3' }],
    ['AGE', 70, { name: 'Boiúna', rarity: 'rara', element: 'agua', rig: 'serpente', cost: 6, strength: '6 / 6' }],
  ])('keep %s %i where everyone expects it', (code, number, facts) => {
    expect(card(code, number)).toMatchObject(facts)
  })

  it('draw Boi-Bumbá as a bull with horns and ribbons', () => {
    expect(card('AGE', 48)?.options).toEqual({ bull: true, horns: true, ribbons: true })
  })
})
