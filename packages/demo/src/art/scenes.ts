import { type DrawObject, basket, cauldron, drawnMap, lantern } from './objects.ts'
import { type Inks, inksOf } from './palettes.ts'
import { gouge, rays } from './primitives.ts'
import { random, times } from './prng.ts'
import { at, circle, path, picture } from './svg.ts'
import { owl } from './rigs/ave.coruja.ts'

const WIDTH = 480
const HEIGHT = 360

const nightBird: DrawObject = (inks) =>
  owl({ element: 'mata', kind: 'Bicho', inks, options: { ears: true }, random: random(12) })

const SCENES = {
  basket: { object: basket, element: 'mata' },
  lantern: { object: lantern, element: 'fogo' },
  owl: { object: nightBird, element: 'mata' },
  map: { object: drawnMap, element: 'agua' },
  cauldron: { object: cauldron, element: 'terra' },
} as const
export type SceneName = keyof typeof SCENES
export const sceneNames = Object.keys(SCENES) as SceneName[]

const TITLES: Record<SceneName, string> = {
  basket: 'Cesto',
  lantern: 'Lamparina',
  owl: 'Coruja',
  map: 'Mapa',
  cauldron: 'Caldeirão',
}

export function renderScene(name: SceneName) {
  const { object, element } = SCENES[name]
  const inks = inksOf(element)
  return picture(WIDTH, HEIGHT, TITLES[name], halo(inks) + at(WIDTH / 2, 176, object(inks), 0.74) + grass(inks))
}

const halo = (inks: Inks) =>
  path(rays(WIDTH / 2, 178, { from: 134, length: 44, count: 48, width: 5 }, random(5)), inks.mid) +
  circle(WIDTH / 2, 178, 128, inks.sky)

const grass = (inks: Inks) => {
  const next = random(9)
  const blades = times(40, (index) =>
    gouge(70 + index * 8.6, 330 + next() * 8, 10 + next() * 20, -1.2 - next() * 0.7, 2),
  )
  return path('M30 336Q240 296 450 336Q240 366 30 336Z', inks.deep) + path(blades, inks.deep)
}
