import { addressSlug } from '@bra/contract/trade/format'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { renderAvatar } from './art/avatar.ts'
import { renderBanner } from './art/banner.ts'
import { renderCard } from './art/card.ts'
import { renderCardBack } from './art/cardback.ts'
import { renderGood } from './art/goods.ts'
import { type SceneName, renderScene, sceneNames } from './art/scenes.ts'
import { renderSeal, renderSetSeal } from './art/seals.ts'
import { demoCards, demoSets } from './cards.ts'
import type { DemoCard, DemoGood, DemoSet, ElementSlug } from './demo.types.ts'
import { demoBrands, demoGoods, demoLeagues } from './goods.ts'
import { demoStores } from './stores.ts'

/** The cards of a banner by set and number; the middle one of the picture stands second. */
const banners: Record<string, { element: ElementSlug; seed: number; cards: [string, string, string] }> = {
  'boca-da-noite': { element: 'noite', seed: 3, cards: ['bdn-061', 'bdn-017', 'bdn-077'] },
  'aguas-encantadas': { element: 'agua', seed: 4, cards: ['age-035', 'age-027', 'age-009'] },
  'caatinga-em-brasa': { element: 'fogo', seed: 5, cards: ['ceb-018', 'ceb-010', 'ceb-028'] },
  'pampa-assombrado': { element: 'vento', seed: 6, cards: ['pas-023', 'pas-017', 'pas-005'] },
  'cerrado-vivo': { element: 'terra', seed: 7, cards: ['cev-069', 'cev-075', 'cev-043'] },
  vender: { element: 'mata', seed: 8, cards: ['bdn-033', 'bdn-004', 'age-070'] },
  'bra-center': { element: 'mata', seed: 9, cards: ['age-038', 'age-010', 'age-100'] },
}

const cardName = ({ set, number }: DemoCard) => `${set.toLowerCase()}-${String(number).padStart(3, '0')}`
const cards = new Map(demoCards.map((card) => [cardName(card), card]))
const goods = new Map(demoGoods.map((good): [string, DemoGood] => [good.code.toLowerCase(), good]))
const sets = new Map(demoSets.map((set): [string, DemoSet] => [set.code.toLowerCase(), set]))
const seals = new Map(Object.values({ ...demoBrands, ...demoLeagues }).map((name) => [addressSlug(name), name]))

interface Folder {
  keys: string[]
  draw(key: string): string | null
}

function folderOf<T>(things: Map<string, T>, render: (thing: T, key: string) => string): Folder {
  return {
    keys: [...things.keys()],
    draw: (key) => {
      const thing = things.get(key)
      return thing === undefined ? null : render(thing, key)
    },
  }
}

const avatars = new Map(demoStores.map(({ slug }) => [slug, slug]))
const scenes = new Map(sceneNames.map((name): [string, SceneName] => [name, name]))
const bannerShapes = new Map(
  Object.entries(banners).flatMap(([key, banner]): [string, typeof banner & { portrait: boolean }][] => [
    [key, { ...banner, portrait: false }],
    [`${key}-m`, { ...banner, portrait: true }],
  ]),
)

const folders: Record<string, Folder> = {
  cards: folderOf(cards, renderCard),
  goods: folderOf(goods, renderGood),
  sets: folderOf(sets, renderSetSeal),
  seals: folderOf(seals, renderSeal),
  scenes: folderOf(scenes, renderScene),
  banners: folderOf(bannerShapes, (banner) =>
    renderBanner({ ...banner, cards: banner.cards.flatMap((name) => cards.get(name) ?? []) }),
  ),
  avatars: folderOf(avatars, renderAvatar),
}

/** Returns the SVG of a name such as `cards/bdn-004`, or null if there is none. */
export function drawMedia(name: string): string | null {
  if (name === 'card-back') return renderCardBack()
  const [folder = '', key] = name.split('/')
  return key && Object.hasOwn(folders, folder) ? folders[folder]!.draw(key) : null
}

/** Returns every name that the seeded world uses, cards first. */
export const mediaNames = () => [
  ...Object.entries(folders).flatMap(([folder, { keys }]) => keys.map((key) => `${folder}/${key}`)),
  'card-back',
]

/** Returns a hash that changes with the art or the world that it draws; caches of drawings use it. */
export function mediaVersion() {
  const here = new URL('.', import.meta.url)
  const hash = createHash('sha256')
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(art|cards|goods)\b.*\.ts$|^media\.ts$/.test(path),
  )
  for (const path of sources.sort()) hash.update(readFileSync(new URL(path.replaceAll('\\', '/'), here)))
  return hash.digest('hex').slice(0, 16)
}
