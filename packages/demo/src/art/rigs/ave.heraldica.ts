import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { between, chance, times } from '../prng.ts'
import { circle, d, flip, mirror, path } from '../svg.ts'
import { plumageOf } from './ave.plumagem.ts'
import type { DrawRig, Subject } from './rig.ts'

export const heraldicBird: DrawRig = (subject) => {
  const { inks, random } = subject
  const plumage = plumageOf(subject)
  const drawing =
    mirror(wing(subject, plumage)) +
    tail(subject, plumage) +
    mirror(talons(inks)) +
    body(inks, plumage) +
    head(subject, plumage)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

function wing({ inks, options, random }: Subject, plumage: string) {
  const lift = between(random, -0.25, 0.2)
  const feathers = (fill: string, reach: number, width: number, count: number) =>
    path(
      times(count, (index) => {
        const along = index / (count - 1)
        const rootX = 38 + along * 96
        const rootY = -62 - along * (62 - lift * 60)
        return gouge(rootX, rootY, reach * (0.72 + 0.28 * along), 1.42 - along * 1.9 + lift, width)
      }),
      fill,
    )
  const flames = options.flames ? feathers(inks.accent, 196, 18, 9) : ''
  const arm = d`M20 -84Q70 ${-150 - lift * 20} 136 ${-140 + lift * 60}Q156 ${-132 + lift * 60} 146 ${-108 + lift * 60}Q92 -88 30 -16Z`
  return (
    flames +
    feathers(inks.deep, 172, 19, 9) +
    feathers(inks.mid, 128, 15, 9) +
    feathers(plumage, 88, 13, 9) +
    path(arm, plumage) +
    path(
      times(6, (index) => gouge(40 + index * 17, -76 - index * 8, 30, 1.2 - index * 0.2, 3)),
      inks.cut,
    )
  )
}

const tail = ({ inks }: Subject, plumage: string) => {
  const fan = (fill: string, reach: number, width: number) =>
    path(
      times(7, (index) => gouge(0, 60, reach, 1.57 + (index - 3) * 0.19, width)),
      fill,
    )
  return fan(inks.deep, 160, 19) + fan(inks.mid, 122, 12) + fan(plumage, 92, 12)
}

const body = (inks: Inks, plumage: string) =>
  path('M-44 -84C-66 -10 -40 80 0 112C40 80 66 -10 44 -84Z', plumage) +
  path(
    times(5, (row) =>
      times(4 - Math.floor(row / 2), (index) => {
        const x = (index - (3 - Math.floor(row / 2)) / 2) * 22
        return d`M${x - 9} ${-34 + row * 25}q9 18 18 0q-9 8 -18 0Z`
      }),
    ),
    inks.cut,
  )

const talons = (inks: Inks) =>
  path(gouge(20, 96, 40, 1.1, 6) + gouge(24, 92, 40, 0.7, 6) + gouge(16, 100, 40, 1.5, 6), inks.glow)

function head({ inks, options }: Subject, plumage: string) {
  const crest = options.horns || options.flames
  return (
    (crest
      ? path(
          times(5, (index) => gouge(-18 - index * 3, -150 + index * 10, 64 - index * 5, -2.3 - index * 0.22, 8)),
          inks.accent,
        )
      : '') +
    path('M-44 -78C-50 -140 -26 -176 14 -172C40 -168 52 -150 52 -134L30 -128Q40 -104 44 -78Z', plumage) +
    path('M36 -160C64 -160 86 -144 80 -108C72 -124 58 -130 30 -126Q28 -150 36 -160Z', inks.glow) +
    path(gouge(34, -140, 34, 0.28, 3), inks.ink) +
    circle(16, -144, 13, inks.cut) +
    circle(17, -144, 8.5, inks.glow) +
    circle(18, -144, 4.2, inks.ink) +
    path(
      gouge(0, -160, 34, 0.12, 4) +
        gouge(-30, -120, 34, 1.4, 3) +
        gouge(-16, -118, 36, 1.45, 3) +
        gouge(0, -116, 36, 1.5, 3) +
        gouge(16, -114, 32, 1.5, 3),
      inks.cut,
    )
  )
}
