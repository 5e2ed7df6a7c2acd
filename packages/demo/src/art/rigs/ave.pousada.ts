import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { between, chance, times } from '../prng.ts'
import { circle, d, flip, path } from '../svg.ts'
import { plumageOf } from './ave.plumagem.ts'
import type { DrawRig, Subject } from './rig.ts'

export const perchedBird: DrawRig = (subject) => {
  const { inks, random } = subject
  const plumage = plumageOf(subject)
  const drawing =
    tail(subject, plumage) +
    branch(inks, subject) +
    body(inks, plumage) +
    wing(subject) +
    head(subject, plumage) +
    song(subject)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

function tail({ inks, options, random }: Subject, plumage: string) {
  const length = between(random, 170, 214)
  const plumes = [inks.deep, plumage, inks.accent, inks.mid, inks.glow]
  const feathers = plumes.map((fill, index) =>
    path(gouge(46 + index * 3, 44 + index * 5, length - index * 16, 1.02 - index * 0.12, 17), fill),
  )
  const curls = options.ribbons
    ? [0, 1].map((index) =>
        path(
          d`M58 60C${120 + index * 46} ${110 - index * 30} ${70 + index * 70} 190 ${130 + index * 50} 214C${96 + index * 70} 190 ${138 + index * 46} ${104 - index * 30} 66 54Z`,
          index ? inks.glow : inks.accent,
        ),
      )
    : []
  return feathers.join('') + curls.join('')
}

function branch({ ink, mid, deep }: Inks, { random }: Subject) {
  const leaf = (x: number, y: number, angle: number) =>
    path(gouge(x, y, 66, angle, 24), deep) + path(gouge(x + 4, y, 52, angle, 3), mid)
  const droop = between(random, -10, 14)
  return (
    leaf(-150, 112, 2.2) +
    leaf(-116, 104, -2.1) +
    leaf(150, 92 + droop, -0.8) +
    leaf(120, 100, 0.9) +
    leaf(190, 84 + droop, 0.3) +
    path(
      d`M-226 128Q-120 96 -20 108Q110 118 226 ${78 + droop}L226 ${86 + droop}Q110 134 -20 126Q-120 114 -226 138Z`,
      ink,
    ) +
    path(
      times(9, (index) => gouge(-170 + index * 40, 112 + (index % 3) * 3, 30, 0.04, 2)),
      mid,
    )
  )
}

const body = (inks: Inks, plumage: string) =>
  path('M-72 -92C-20 -120 44 -80 70 0C78 30 74 56 64 74C10 96 -60 70 -78 6C-86 -30 -86 -64 -72 -92Z', plumage) +
  path('M-80 -20C-72 46 -36 84 20 88C-24 62 -48 20 -52 -30Q-66 -36 -80 -20Z', inks.accent) +
  path(
    times(7, (index) => gouge(-66 + index * 9, 4 + index * 11, 16, 0.9, 2.4)),
    inks.cut,
  ) +
  path(gouge(-20, 78, 40, 1.4, 5) + gouge(8, 84, 36, 1.5, 5), inks.glow)

function wing({ inks, random }: Subject) {
  const count = Math.round(between(random, 6, 8))
  const row = (fill: string, reach: number, width: number) =>
    path(
      times(count, (index) => gouge(-14 + index * 4, -48 + index * 8, reach - index * 8, 0.92 - index * 0.05, width)),
      fill,
    )
  return (
    row(inks.deep, 168, 15) +
    row(inks.mid, 124, 10) +
    row(inks.cut, 80, 4) +
    path('M-34 -58Q0 -82 30 -40Q24 0 -6 -4Q-32 -20 -34 -58Z', inks.glow) +
    path(rays(-4, -36, { from: 8, length: 20, count: 12, width: 2 }), inks.ink)
  )
}

function head({ inks, options }: Subject, plumage: string) {
  return (
    (options.crest
      ? path(
          times(6, (index) => gouge(-74 + index * 7, -146 - index * 2, 76 - index * 6, -1.9 + index * 0.28, 9)),
          inks.accent,
        )
      : '') +
    path(
      'M-118 -120C-112 -160 -66 -172 -40 -146C-20 -124 -20 -88 -32 -58L-78 -56C-100 -72 -116 -92 -118 -120Z',
      plumage,
    ) +
    path('M-114 -136L-166 -118Q-140 -106 -112 -104Z', inks.glow) +
    path(gouge(-112, -119, 46, 3.12, 2), inks.ink) +
    circle(-80, -128, 15, inks.cut) +
    circle(-80, -128, 10, inks.glow) +
    circle(-81, -128, 5, inks.ink) +
    path(gouge(-62, -96, 24, 2, 2.6) + gouge(-50, -92, 26, 2, 2.6) + gouge(-40, -98, 26, 2, 2.6), inks.cut)
  )
}

const song = ({ inks, random }: Subject) =>
  path(
    times(5, (index) =>
      gouge(-178 - index * 2, -128 + index * 8, 20 + random() * 18, Math.PI + 0.35 - index * 0.18, 3),
    ),
    inks.paper,
  )
