import type { ElementSlug } from '../demo.types.ts'
import { type Plant, araucaria, cerradoTree, fern, flame, mandacaru, mound, palm, reeds } from './flora.ts'
import type { Inks } from './palettes.ts'
import { crescent, dots, gouge, hills, rays } from './primitives.ts'
import { type Random, between, chance, pick, times } from './prng.ts'
import { type Box, circle, d, path, rect } from './svg.ts'

export interface Backdrop {
  element: ElementSlug
  inks: Inks
  view: Box
  /** The y of the ground line; everything below is ink. */
  groundY: number
  hasMoon: boolean
  scale: number
}

const PLANTS: Record<ElementSlug, readonly [Plant, ...Plant[]]> = {
  mata: [palm, araucaria, fern],
  agua: [reeds],
  fogo: [flame, mound],
  vento: [cerradoTree, araucaria],
  noite: [palm, araucaria, cerradoTree],
  terra: [mandacaru, cerradoTree, mound],
}

export function backdrop(scene: Backdrop, next: Random) {
  return (
    rect(scene.view, scene.inks.sky) +
    sky(scene, next) +
    (scene.element === 'agua' ? water(scene, next) : land(scene, next)) +
    grass(scene, next)
  )
}

function sky(scene: Backdrop, next: Random) {
  const { view, inks, scale } = scene
  const x = view.x + view.width / 2 + between(next, -70, 70)
  const y = view.y + (scene.groundY - view.y) * between(next, 0.38, 0.5)
  const light = pick(next, [sunrays, sunrays, carvedRings, driftingClouds])
  const stars = scene.element === 'noite' || (scene.element === 'vento' && chance(next, 0.5))
  return (
    light(scene, [x, y], next) +
    (stars ? dots(26, { ...view, height: view.height * 0.5 }, [1.5, 4], inks.glow, next) : '') +
    (scene.hasMoon ? path(crescent(x, y, 104 * scale), inks.glow) : sun(scene, [x, y], between(next, 74, 96) * scale))
  )
}

type Point = readonly [number, number]

function sun({ inks }: Backdrop, [x, y]: Point, radius: number) {
  return (
    circle(x, y, radius, inks.glow) +
    path(rays(x, y, { from: radius * 0.68, length: radius * 0.24, count: 30, width: 2 }), inks.mid)
  )
}

function sunrays({ inks, scale }: Backdrop, [x, y]: Point, next: Random) {
  const count = pick(next, [36, 44, 52])
  return path(rays(x, y, { from: 98 * scale, length: 560, count, width: 250 / count }, next), inks.mid)
}

function carvedRings({ inks, scale }: Backdrop, [x, y]: Point, next: Random) {
  return path(
    times(8, (ring) => {
      const radius = (128 + ring * 44) * scale
      const count = 13 + ring * 5
      const turn = next() * 6
      return times(count, (index) => {
        const angle = turn + (index * Math.PI * 2) / count
        return gouge(
          x + Math.cos(angle) * radius,
          y + Math.sin(angle) * radius,
          ((Math.PI * 2 * radius) / count) * 0.86,
          angle + Math.PI / 2 + 0.22,
          5 + ring * 0.6,
        )
      })
    }),
    inks.mid,
  )
}

function driftingClouds({ inks, view, groundY }: Backdrop, _: Point, next: Random) {
  const rows = 17
  return path(
    times(rows, (row) => {
      const y = view.y + 12 + ((groundY - view.y) * row) / rows
      return times(4, (index) =>
        gouge(
          view.x - 40 + index * view.width * 0.29 + next() * 90,
          y + next() * 10,
          between(next, 70, 170),
          between(next, -0.04, 0.04),
          between(next, 4, 9),
        ),
      )
    }),
    inks.mid,
  )
}

function water({ inks, view, groundY }: Backdrop, next: Random) {
  const tones = [inks.mid, inks.deep, inks.mid, inks.deep, inks.ink] as const
  const bottom = view.y + view.height
  const waves = times(5, (band) => {
    const half = view.width / pick(next, [16, 18, 20])
    const lift = band % 2 ? -22 : 22
    const crests = Math.ceil(view.width / (half * 2))
    return path(
      d`M${view.x} ${bottom}V${groundY + band * 34}` +
        times(crests, () => d`q${half} ${lift} ${half * 2} 0`) +
        d`V${bottom}Z`,
      tones[band]!,
    )
  })
  const glints = times(26, () =>
    gouge(view.x + next() * view.width, groundY + 14 + next() * 130, between(next, 18, 46), 0, 2),
  )
  const shore = chance(next, 0.6)
    ? reeds(view.x + pick(next, [40, view.width - 40]), groundY + 60, 120, inks.ink, next)
    : ''
  return waves + path(glints, inks.sky) + shore
}

function land(scene: Backdrop, next: Random) {
  const { element, inks, view, groundY } = scene
  const band = (y: number) => ({ ...view, y, height: view.y + view.height - y })
  const plant = pick(next, PLANTS[element])
  const count = plant === cerradoTree || plant === fern ? 4 : 5
  const plants = times(count, (index) => {
    const x = view.x + 34 + (index * (view.width - 68)) / (count - 1) + between(next, -15, 15)
    return plant(
      x,
      groundY + 92 + next() * 18,
      between(next, 110, 175) * (element === 'fogo' ? 0.6 : 1),
      plantInk(scene, plant, index),
      next,
    )
  })
  return (
    path(hills(band(groundY), 60, next), inks.mid) +
    path(hills(band(groundY + 50), 46, next), inks.deep) +
    plants +
    path(hills(band(groundY + 104), 26, next), inks.ink)
  )
}

function plantInk({ inks }: Backdrop, plant: Plant, index: number) {
  if (plant === flame) return index % 2 ? inks.accent : inks.glow
  return index % 2 ? inks.ink : inks.deep
}

function grass({ element, inks, view, groundY }: Backdrop, next: Random) {
  if (element === 'agua') return ''
  const blades = times(70, () =>
    gouge(
      view.x + next() * view.width,
      groundY + 146 - next() * 34,
      between(next, 8, 24),
      between(next, -1.9, -1.2),
      1.6,
    ),
  )
  return path(blades, element === 'noite' ? inks.mid : inks.deep)
}
