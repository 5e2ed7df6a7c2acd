import type { DemoSet, DemoSetCode } from '../demo.types.ts'
import { ELEMENTS } from './palettes.ts'
import { crescent, gouge, rays, star } from './primitives.ts'
import { type Random, pick, random, seedOf, times } from './prng.ts'
import { circle, d, mirror, path, picture } from './svg.ts'
import { text, withGlyphs } from './text.ts'

const SIDE = 240
const MIDDLE = SIDE / 2
const INKS: readonly [Dye, ...Dye[]] = [
  ['#0B6B4A', '#DDF0E5', '#FFC83A'],
  ['#15428F', '#E4EDFC', '#FFC83A'],
  ['#56207A', '#F2E7F8', '#FFC83A'],
  ['#8C200E', '#FDE8E2', '#FFC83A'],
  ['#2B1D00', '#FFC83A', '#FFF0CF'],
  ['#12506C', '#C3E6E4', '#F08A5D'],
]

type Dye = readonly [ink: string, paper: string, accent: string]

export function renderSeal(name: string, seed: string) {
  const next = random(seedOf(seed))
  const [ink, paper, accent] = pick(next, INKS)
  const rim = pick(next, [scalloped, notched, round])
  const content =
    path(rim(next), ink) +
    circle(MIDDLE, MIDDLE, 88, paper) +
    path(
      pick(next, [() => rays(MIDDLE, MIDDLE, { from: 68, length: 17, count: 40, width: 2.6 }), () => beads(30)])(),
      ink,
    ) +
    circle(MIDDLE, MIDDLE, 62, ink) +
    path(star(MIDDLE, 30, 11, 5, 5) + star(MIDDLE, 210, 11, 5, 5), accent) +
    text(initialsOf(name), MIDDLE, MIDDLE + 22, { face: 'b', size: 64, fill: accent, anchor: 'middle', maxWidth: 96 })
  return picture(SIDE, SIDE, name, withGlyphs(content))
}

const SMALL_WORDS = new Set(['da', 'de', 'do', 'das', 'dos', 'e', '&'])

function initialsOf(name: string) {
  const words = name.split(/[\s-]+/).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()))
  const letters = words.length > 1 ? words.map((word) => word[0]!).slice(0, 2) : [words[0]?.slice(0, 2) ?? '']
  return letters.join('').toUpperCase()
}

const round = () => d`M${MIDDLE} 4a116 116 0 1 1 -0.1 0Z`
const scalloped = (next: Random) => petals(pick(next, [16, 20, 24]), 104, 16) + d`M${MIDDLE} 14a106 106 0 1 1 -0.1 0Z`
const notched = (next: Random) => star(MIDDLE, MIDDLE, 117, 103, pick(next, [20, 28, 36]))

const petals = (count: number, distance: number, radius: number) =>
  times(count, (index) => {
    const angle = (index / count) * Math.PI * 2
    return d`M${MIDDLE + Math.cos(angle) * distance - radius} ${MIDDLE + Math.sin(angle) * distance}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`
  })

const beads = (count: number) => petals(count, 76, 4)

export function renderSetSeal(set: DemoSet) {
  const tones = ELEMENTS[set.element]
  const content =
    path(star(MIDDLE, MIDDLE, 118, 106, 24), tones.ink) +
    circle(MIDDLE, MIDDLE, 98, tones.glow) +
    circle(MIDDLE, MIDDLE, 90, tones.ink) +
    `<g transform="translate(120 120)">${SYMBOLS[set.code](tones.glow, tones.mid, tones.paper)}</g>`
  return picture(SIDE, SIDE, set.name, content)
}

type Symbol = (main: string, second: string, light: string) => string

const SYMBOLS: Record<DemoSetCode, Symbol> = {
  BDN: (main, _, light) =>
    path(crescent(10, 0, 62), main) + path(star(30, -18, 20, 8, 5) + star(52, 26, 11, 4.5, 5), light),
  AGE: (main, second, light) =>
    path('M0 -78C26 -30 54 -6 54 24A54 50 0 0 1 -54 24C-54 -6 -26 -30 0 -78Z', main) +
    times(3, (row) =>
      path(
        d`M-44 ${14 + row * 18}q11 -14 22 0t22 0t22 0t22 0v7q-11 14 -22 0t-22 0t-22 0t-22 0z`,
        row % 2 ? light : second,
      ),
    ),
  CEB: (main, second) =>
    path(
      'M-12 74V-62a12 12 0 0 1 24 0V74ZM-18 22H-44a16 16 0 0 1 -16 -16V-22a9 9 0 0 1 18 0V4H-18ZM18 6H42a16 16 0 0 0 16 -16V-40a9 9 0 0 0 -18 0V-12H18Z',
      main,
    ) +
    path(
      rays(0, -62, { from: 16, length: 18, count: 9, width: 4, start: -2.9, end: -0.24 }) + gouge(0, -50, 110, 1.57, 3),
      second,
    ),
  PAS: (main, second, light) =>
    mirror(path('M14 20C46 8 70 -18 62 -62C86 -30 78 32 30 50Z', main)) +
    path('M-30 10Q0 -16 30 10C32 46 18 74 0 80C-18 74 -32 46 -30 10Z', second) +
    mirror(circle(13, 28, 6, light)) +
    path(gouge(-44, -48, 88, 0, 6) + gouge(-30, -30, 60, 0, 4), light),
  CEV: (main, second, light) =>
    path(rays(0, 0, { from: 0, length: 80, count: 8, width: 22 }), main) +
    path(rays(0, 0, { from: 0, length: 54, count: 8, width: 13, start: 0.39, end: 6.67 }), second) +
    circle(0, 0, 17, light) +
    path(rays(0, 0, { from: 5, length: 10, count: 9, width: 2 }), main),
}
