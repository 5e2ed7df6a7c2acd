import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { type Random, between, chance, times } from '../prng.ts'
import { at, circle, d, flip, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Draws a whirlwind with a red cap and a pipe in it, unless it has fire, spots or petals. */
export const redemoinho: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const isBare = options.flames || options.spots || options.petals
  const drawing =
    whirl(subject) +
    debris(subject) +
    (isBare
      ? core(subject)
      : at(0, between(random, 26, 44), cap(inks), 1, between(random, -20, -8)) + pipe(inks, random))
  return chance(random, 0.4) ? flip(drawing) : drawing
}

function whirl({ inks, options, random }: Subject) {
  const tones = options.flames ? [inks.deep, inks.accent, inks.glow] : [inks.deep, inks.paper, inks.sky]
  const width = between(random, 158, 186)
  const funnel = path(
    d`M${-width} -8C${-width * 0.5} 22 ${width * 0.5} 22 ${width} -8C${width * 0.7} 84 20 110 -6 216C-30 120 ${-width * 0.7} 90 ${-width} -8Z`,
    inks.mid,
  )
  const bands = times(9, (index) => {
    const y = -10 + index * 23
    const half = width - index * (width / 9.6)
    const sway = Math.sin(index * 1.1) * 12
    const lift = index % 2 ? -6 : 6
    return path(
      d`M${sway - half} ${y}C${sway - half * 0.5} ${y + 26} ${sway + half * 0.5} ${y + 26} ${sway + half} ${y - lift}C${sway + half * 0.6} ${y + 48} ${sway - half * 0.6} ${y + 46} ${sway - half} ${y}Z`,
      tones[index % 3]!,
    )
  })
  const cuts = times(12, (index) =>
    gouge(Math.cos(index * 0.7) * (160 - index * 12), 4 + index * 16, 48, (index % 2 ? 2.95 : 0.2) + index * 0.01, 3),
  )
  return funnel + bands + path(cuts, inks.figure)
}

function debris({ inks, options, random }: Subject) {
  const count = options.petals ?? 13
  return times(count, (index) => {
    const angle = index * 0.62 + random() * 0.3
    const x = Math.cos(angle) * (186 - index * 4)
    const y = -40 + Math.sin(angle) * 116
    const leaf = path(
      gouge(x, y, between(random, 24, 42), angle + 1.2, 9),
      index % 3 ? (options.flames ? inks.glow : inks.deep) : inks.accent,
    )
    return leaf + (index % 3 ? '' : path(gouge(x, y, 24, angle + 1.2, 1.4), inks.paper))
  })
}

const cap = (inks: Inks) =>
  path(
    'M-74 -84C-84 -196 14 -236 96 -206C124 -196 134 -158 108 -146C92 -166 78 -148 74 -84Q0 -112 -74 -84Z',
    '#CB3520',
  ) +
  path('M-78 -88Q0 -118 78 -88L76 -66Q0 -96 -76 -66Z', '#8E1F12') +
  circle(112, -146, 15, inks.paper) +
  path(rays(112, -146, { from: 5, length: 9, count: 9, width: 1.6 }), inks.deep) +
  path(
    gouge(-50, -110, 70, -1.2, 3) +
      gouge(-28, -118, 74, -1.1, 3) +
      gouge(-6, -122, 66, -1, 3) +
      gouge(18, -124, 50, -0.9, 3) +
      gouge(40, -120, 36, -0.8, 3),
    inks.paper,
  ) +
  path(
    times(9, (index) => gouge(-66 + index * 16, -78 - Math.sin((index / 8) * Math.PI) * 15, 12, -1.57, 2)),
    '#CB3520',
  )

function pipe(inks: Inks, random: Random) {
  const bowl =
    path('M-62 6L-14 16V-10H18L16 26Q4 38 -16 30L-64 14Z', '#6A3B1E') +
    path(gouge(-8, 0, 22, 1.4, 2.4) + gouge(4, 0, 20, 1.4, 2.4), inks.paper) +
    path('M-14 -10H18V-4H-14Z', '#3F2110')
  const smoke = times(6, (index) => gouge(2 + index * 5, -16 - index * 19, 28, -1.2 + (index % 2) * 0.8, 5))
  return at(156, between(random, 30, 56), bowl + path(smoke, inks.paper), 1.1)
}

function core({ inks, options }: Subject) {
  const rim = options.flames
    ? path(rays(0, -96, { from: 40, length: 116, count: 25, width: 16 }), inks.accent) +
      path(rays(0, -96, { from: 36, length: 78, count: 21, width: 9 }), inks.glow)
    : path(rays(0, -96, { from: 46, length: 78, count: 22, width: 12 }), inks.deep) +
      path(rays(0, -96, { from: 46, length: 52, count: 22, width: 6, start: 0.14, end: 6.42 }), inks.paper)
  const pattern = options.spots
    ? times(6, (index) => circle(Math.cos(index * 1.05) * 27, -96 + Math.sin(index * 1.05) * 27, 6, inks.glow))
    : path(rays(0, -96, { from: 18, length: 24, count: 18, width: 2.6 }), inks.glow)
  return rim + circle(0, -96, 50, inks.figure) + pattern + circle(0, -96, 13, inks.glow)
}
