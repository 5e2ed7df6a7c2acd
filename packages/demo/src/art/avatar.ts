import { pick, random, seedOf, times } from './prng.ts'
import { quarters } from './primitives.ts'
import { box, circle, path, picture, rect } from './svg.ts'

const SIDE = 120
const HALF = SIDE / 2

const DYES: readonly [Dye, ...Dye[]] = [
  ['#0B6B4A', '#DDF0E5', '#FFC83A'],
  ['#1D55B4', '#E4EDFC', '#FFC83A'],
  ['#6B2D90', '#F2E7F8', '#FF8A70'],
  ['#BE3119', '#FDE8E2', '#FFC83A'],
  ['#865300', '#FFF0CF', '#0B6B4A'],
  ['#FFC83A', '#0B3B2C', '#BE3119'],
  ['#12506C', '#C3E6E4', '#F08A5D'],
  ['#0D1412', '#92E6C2', '#FFC83A'],
  ['#E4572B', '#FFF0CF', '#34184A'],
  ['#DDF0E5', '#0B6B4A', '#BE3119'],
  ['#E4EDFC', '#15428F', '#BE3119'],
  ['#F2E7F8', '#56207A', '#865300'],
]
type Dye = readonly [ground: string, mark: string, accent: string]

/** Draws four tiles from a seed: the picture of a store until it uploads its own. */
export function renderAvatar(seed: string) {
  const next = random(seedOf(seed))
  const [ground, mark, accent] = pick(next, DYES)
  const odd = Math.floor(next() * 4)
  const cells = times(4, (index) => {
    const [x, y] = [(index % 2) * HALF, Math.floor(index / 2) * HALF]
    const drawn = pick(next, [fan, petal, arch, lens, disc])
    return index === odd
      ? rect(box(x, y, HALF, HALF), mark) + drawn(x, y, accent, Math.floor(next() * 4))
      : drawn(x, y, mark, Math.floor(next() * 4))
  })
  return picture(SIDE, SIDE, '', rect(box(0, 0, SIDE, SIDE), ground) + cells)
}

type Cell = (x: number, y: number, fill: string, turns: number) => string

const turned = (x: number, y: number, turns: number, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turns * 90} 30 30)">${content}</g>`

const fan: Cell = (x, y, fill, turns) => turned(x, y, turns, path('M0 0H60A60 60 0 0 1 0 60Z', fill))
const petal: Cell = (x, y, fill, turns) =>
  turned(x, y, turns, path('M0 0H30A30 30 0 0 1 60 30V60H30A30 30 0 0 1 0 30Z', fill))
const arch: Cell = (x, y, fill, turns) =>
  turned(x, y, turns, path('M0 0H60A60 60 0 0 1 0 60V30A30 30 0 0 0 30 0Z', fill))
const lens: Cell = (x, y, fill, turns) => turned(x, y, turns, path(quarters(0, 0, 60, true), fill))
const disc: Cell = (x, y, fill) => circle(x + 30, y + 30, 21, fill)
