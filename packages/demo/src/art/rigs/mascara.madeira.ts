import type { Inks } from '../palettes.ts'
import { gouge, rays, star } from '../primitives.ts'
import { type Random, between, pick, times } from '../prng.ts'
import { at, circle, d, faded, mirror, path } from '../svg.ts'
import { fireHair, leafCrown, straw } from './mascara.toucado.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Half outlines from the middle of the brow along the right side to the chin. */
const SHAPES = [
  'M0 -134C70 -138 116 -108 114 -52C112 40 66 118 0 152Z',
  'M0 -128L92 -128Q118 -20 84 82L44 150L0 150Z',
  'M0 -138C96 -138 132 -60 118 18C108 84 60 138 0 142Z',
  'M0 -120C40 -150 112 -136 116 -70C118 0 60 60 44 150L0 164Z',
] as const

export const carvedMask: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const wood = options.skin ?? inks.wood
  const crown = options.flames ? fireHair(subject) : options.ribbons || options.crest ? leafCrown(subject) : ''
  return (
    crown +
    cords(inks, random) +
    (options.horns ? mirror(horns(inks, wood)) : '') +
    block(pick(random, SHAPES), wood, inks) +
    grain(inks, random) +
    brow(subject) +
    (options.fangs && options.spots ? singleEye(inks) : mirror(pick(random, EYES)(inks))) +
    ridge(inks) +
    mouth(subject) +
    mirror(pick(random, CHEEKS)(inks)) +
    (options.flames ? '' : straw(subject))
  )
}

const block = (half: string, wood: string, inks: Inks) =>
  at(0, 1, mirror(path(half, inks.ink)), 1.07) +
  at(0, 1, mirror(path(half, inks.glow)), 1.035) +
  mirror(path(half, wood)) +
  faded(path(half, inks.ink), 0.22)

function cords(inks: Inks, random: Random) {
  const drop = between(random, 120, 180)
  return mirror(
    path(d`M104 -42C150 -20 128 60 158 ${drop}l7 -3C138 60 160 -24 108 -52Z`, inks.wood) +
      path(d`M104 -34C134 0 118 50 132 ${drop - 34}l6 -2C126 46 142 -6 108 -42Z`, inks.accent) +
      circle(162, drop, 10, inks.accent) +
      circle(162, drop + 17, 7, inks.glow) +
      circle(135, drop - 34, 8, inks.glow),
  )
}

const horns = (inks: Inks, wood: string) =>
  path('M54 -118C110 -130 150 -160 142 -226C178 -170 160 -96 92 -76Z', inks.paper) +
  path('M92 -76C160 -96 178 -170 142 -226C160 -160 134 -110 78 -96Z', wood) +
  path(gouge(96, -112, 40, -0.7, 3) + gouge(112, -128, 40, -0.9, 3), inks.ink)

/** Draws year rings as nested arcs on both sides of the ridge. */
const grain = (inks: Inks, random: Random) =>
  mirror(
    path(
      times(4, (index) =>
        gouge(92 - index * 7, -92 + index * 6 + random() * 8, 190 - index * 34, 1.78 - index * 0.03, 2),
      ) +
        times(5, (index) => gouge(66 - index * 9, 62 + index * 15, 44 + random() * 16, 2.1, 2)) +
        gouge(84, -100, 30, 1.9, 2),
      inks.ink,
    ),
  )

function brow({ inks, random }: Subject) {
  const zigzag = `M-84 -104${times(12, (index) => `l7 ${index % 2 ? 16 : -16}l7 ${index % 2 ? -16 : 16}`)}`
  const ornaments = [
    path(star(0, -100, 24, 10, 8), inks.glow) + circle(0, -100, 7, inks.accent),
    `<path d="${zigzag}" fill="none" stroke="${inks.glow}" stroke-width="5"/>`,
    path(rays(0, -84, { from: 12, length: 34, count: 9, width: 6, start: -2.9, end: -0.24 }), inks.glow) +
      circle(0, -84, 9, inks.accent),
    path('M0 -126L24 -98L0 -70L-24 -98Z', inks.glow) + path('M0 -114L14 -98L0 -82L-14 -98Z', inks.accent),
  ] as const
  return pick(random, ornaments)
}

const pupil = (inks: Inks, x: number, y: number, radius: number) =>
  circle(x, y, radius, inks.glow) + circle(x, y, radius * 0.5, inks.ink)
const EYES: readonly [(inks: Inks) => string, ...((inks: Inks) => string)[]] = [
  (inks) =>
    path('M16 -26Q52 -76 94 -40Q58 0 16 -26Z', inks.ink) +
    pupil(inks, 56, -36, 15) +
    path(gouge(14, -62, 84, -0.2, 7), inks.glow),
  (inks) =>
    circle(54, -34, 34, inks.ink) +
    path(rays(54, -34, { from: 22, length: 11, count: 16, width: 2.4 }), inks.glow) +
    pupil(inks, 54, -34, 17),
  (inks) =>
    path('M16 -48H96L84 -18Q50 -4 24 -18Z', inks.ink) +
    pupil(inks, 54, -31, 12) +
    path('M12 -62L98 -72L96 -58L14 -50Z', inks.glow),
  (inks) =>
    path('M18 -16C20 -60 92 -66 96 -30C76 -44 40 -40 18 -16Z', inks.ink) +
    pupil(inks, 62, -42, 10) +
    path(gouge(24, -6, 70, -0.16, 6), inks.glow),
]

/** Draws the single eye of the mapinguari, a giant of legend. */
const singleEye = (inks: Inks) =>
  path('M-84 -40Q0 -112 84 -40Q0 26 -84 -40Z', inks.ink) +
  path(rays(0, -40, { from: 33, length: 16, count: 20, width: 3 }), inks.glow) +
  circle(0, -40, 30, inks.glow) +
  circle(0, -40, 15, inks.ink)

const ridge = (inks: Inks) =>
  path('M-9 -62L9 -62L22 32Q0 48 -22 32Z', inks.ink) + path('M-3 -56L3 -56L10 26Q0 34 -10 26Z', inks.glow)

function mouth({ inks, options, random }: Subject) {
  const teeth =
    times(7, (index) => d`M${-42 + index * 12} 66l6 13l6 -13Z`) +
    times(6, (index) => d`M${-36 + index * 12} 98l6 -12l6 12Z`)
  const slots = [
    path('M-56 64H56L44 100H-44Z', inks.ink) + path(teeth, inks.paper),
    path('M-40 62H40V104H-40Z', inks.ink) +
      path('M-32 70h10v26h-10zM-16 70h10v26h-10zM0 70h10v26h-10zM16 70h12v26h-12z', inks.paper),
    path(star(0, 84, 32, 25, 12), inks.ink) + circle(0, 84, 17, inks.accent) + circle(0, 84, 9, inks.ink),
    path('M-58 76Q0 52 58 76Q0 116 -58 76Z', inks.ink) + path(teeth, inks.glow),
  ] as const
  const fangs = options.fangs ? mirror(path('M36 66L47 118L58 62Z', inks.paper)) : ''
  return pick(random, slots) + fangs
}

const CHEEKS: readonly [(inks: Inks) => string, ...((inks: Inks) => string)[]] = [
  (inks) => circle(72, 26, 19, inks.ink) + path(rays(72, 26, { from: 6, length: 11, count: 12, width: 2 }), inks.glow),
  (inks) => times(5, (index) => circle(84 - index * 6, 4 + index * 15, 4.4, inks.glow)),
  (inks) =>
    path(
      times(3, (index) => d`M${84 - index * 9} ${-4 + index * 24}l9 11l-9 11l-9 -11z`),
      inks.ink,
    ),
]
