import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DemoCard, DemoGood, ElementSlug, GoodShape, RaritySlug, Rig, RigOptions } from '../demo.types.ts'
import { renderAvatar } from './avatar.ts'
import { renderBanner } from './banner.ts'
import { renderCard } from './card.ts'
import { renderCardBack } from './cardback.ts'
import { renderGood } from './goods.ts'
import { renderScene, sceneNames } from './scenes.ts'
import { renderSeal, renderSetSeal } from './seals.ts'

const KILOBYTE = 1024
const elements: ElementSlug[] = ['mata', 'agua', 'fogo', 'vento', 'noite', 'terra']
const rarities: RaritySlug[] = ['comum', 'incomum', 'rara', 'epica', 'lendaria']
const rigs: Rig[] = ['serpente', 'mascara', 'ave', 'flor', 'redemoinho', 'lugar', 'sereia']
const shapes: GoodShape[] = [
  'booster',
  'box',
  'deck',
  'sleeves',
  'playmat',
  'dice',
  'binder',
  'deckbox',
  'toploader',
  'tin',
  'pin',
]
const options: RigOptions[] = [
  {},
  { flames: true, fangs: true, skin: '#7A3F20' },
  { ears: true, spots: true, fangs: true },
  { bull: true, horns: true, ribbons: true },
  { crest: true, moon: true, petals: 11 },
]

const curupira: DemoCard = {
  set: 'BDN',
  number: 4,
  total: 120,
  name: 'Curupira',
  nameEn: 'Curupira',
  element: 'mata',
  rarity: 'epica',
  rig: 'mascara',
  options: { flames: true, fangs: true, skin: '#7A3F20' },
  kind: 'Encantado',
  text: 'Rastro virado: o primeiro ataque do rival contra a Mata atinge quem atacou.',
  cost: 4,
  strength: '4/4',
  artist: 'Dalva Quixaba',
  seed: 1004,
}

const sleeves: DemoGood = {
  code: 'SLV-MAT',
  type: 'acs',
  shape: 'sleeves',
  name: 'Sleeves Mata & Rio',
  nameEn: 'Forest sleeves',
  text: 'Cem sleeves.',
  brand: 'Embornal',
  league: null,
  element: 'mata',
  ean: '7890000000000',
  ncm: '39269090',
  origin: 0,
  weightGrams: 80,
  size: [10, 8, 3],
  priceCents: 3490,
  seed: 9001,
}

async function sizeOf(svg: string) {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  return `${format} ${width}x${height}`
}

describe('a card', () => {
  it('is the same to the byte for the same seed, and another for another', () => {
    expect(renderCard(curupira)).toBe(renderCard({ ...curupira }))
    expect(renderCard({ ...curupira, seed: 1005 })).not.toBe(renderCard(curupira))
  })

  it.each(rigs)('of the rig %s is well formed and light in every element, rarity and option', async (rig) => {
    const cards = elements.flatMap((element, row) =>
      options.map((option, column) => ({
        ...curupira,
        rig,
        element,
        options: option,
        rarity: rarities[(row + column) % rarities.length]!,
        kind: ['Encantado', 'Bicho', 'Planta', 'Relíquia', 'Lugar'][column]!,
        seed: row * 10 + column,
      })),
    )
    for (const card of cards) {
      const svg = renderCard(card)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(72 * KILOBYTE)
      expect(await sizeOf(svg)).toBe('svg 630x880')
    }
  })

  it('carries its name as its title, escaped', () => {
    const svg = renderCard({ ...curupira, name: 'Boi <i> & "Bumbá"' })
    expect(svg).toContain('<title>Boi &lt;i&gt; &amp; &quot;Bumbá&quot;</title>')
  })

  it('refers to nothing outside itself and filters nothing', () => {
    const svg = renderCard({ ...curupira, rarity: 'lendaria' })
    expect(svg.match(/href="[^#]/)).toBeNull()
    expect(svg).not.toMatch(/<filter|<image|<text|font-family/)
  })

  it('keeps the longest name inside its bar', async () => {
    const name = 'Mascarado Polaque no Cavalo de Sete Léguas'
    const { data, info } = await sharp(Buffer.from(renderCard({ ...curupira, name })))
      .extract({ left: 478, top: 42, width: 12, height: 40 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const darkest = Math.min(
      ...Array.from({ length: info.width * info.height }, (_, index) => data[index * info.channels]!),
    )
    expect(darkest).toBeGreaterThan(200)
  })
})

describe('a good', () => {
  it.each(shapes)('of the shape %s is a square packshot on a transparent ground', async (shape) => {
    for (const element of elements) {
      const svg = renderGood({ ...sleeves, shape, element })
      expect(svg).not.toMatch(/NaN|undefined/)
      expect(await sizeOf(svg)).toBe('svg 600x600')
    }
    const corner = await sharp(Buffer.from(renderGood({ ...sleeves, shape })))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(corner[3]).toBe(0)
  })

  it('carries its name as its title, escaped', () => {
    expect(renderGood(sleeves)).toContain('<title>Sleeves Mata &amp; Rio</title>')
  })
})

describe('the rest of the art', () => {
  it('draws the avatar of any seed, stable for the seed', async () => {
    expect(renderAvatar('casa-do-ipe')).toBe(renderAvatar('casa-do-ipe'))
    const drawn = new Set(Array.from({ length: 60 }, (_, index) => renderAvatar(`loja-${index}`)))
    expect(drawn.size).toBe(60)
    expect(await sizeOf(renderAvatar('x'))).toBe('svg 120x120')
  })

  it('draws seals of brands and of sets', async () => {
    const set = {
      code: 'AGE',
      name: 'Águas Encantadas',
      nameEn: '',
      series: '',
      total: 98,
      releasedDaysAgo: 1,
      element: 'agua',
    } as const
    expect(await sizeOf(renderSeal('Roda Editora', 'roda'))).toBe('svg 240x240')
    expect(await sizeOf(renderSetSeal(set))).toBe('svg 240x240')
  })

  it('draws the card back and every scene', async () => {
    expect(await sizeOf(renderCardBack())).toBe('svg 630x880')
    for (const name of sceneNames) expect(await sizeOf(renderScene(name))).toBe('svg 480x360')
  })

  it('leaves the right of a banner deep enough for light text', async () => {
    for (const element of elements) {
      const banner = renderBanner({
        cards: [curupira, { ...curupira, number: 5 }, { ...curupira, number: 6 }],
        element,
        seed: 3,
      })
      const { channels } = await sharp(Buffer.from(banner))
        .extract({ left: 640, top: 0, width: 640, height: 320 })
        .stats()
      const [red, green, blue] = channels.map(({ mean }) => mean)
      expect(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!).toBeLessThan(80)
    }
    expect(await sizeOf(renderBanner({ cards: [curupira], element: 'mata', seed: 1, portrait: true }))).toBe(
      'svg 720x720',
    )
  })
})
