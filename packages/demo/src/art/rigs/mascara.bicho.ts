import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { type Random, between, times } from '../prng.ts'
import { circle, d, mirror, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Draws a big cat if it is spotted, else a wolf. */
export const beastMask: DrawRig = (subject) => {
  const { inks, options } = subject
  const fur = options.skin ?? inks.figure
  return (
    mane(subject) +
    (options.horns ? mirror(antler(inks)) : '') +
    (options.spots ? cat(subject, fur) : wolf(subject, fur)) +
    (options.moon ? path('M12 -122A20 20 0 1 0 12 -88A15 15 0 1 1 12 -122Z', inks.glow) : '')
  )
}

function mane({ inks, options, random }: Subject) {
  const ring = (fill: string, reach: number, count: number, width: number) =>
    path(rays(0, 0, { from: 84, length: reach, count, width, start: -0.5, end: Math.PI + 0.5 }, random), fill)
  const fire = options.flames
    ? path(rays(0, -20, { from: 84, length: 190, count: 27, width: 20 }, random), inks.accent) +
      path(rays(0, -20, { from: 84, length: 130, count: 23, width: 11 }, random), inks.glow)
    : ''
  return fire + ring(inks.deep, 110, 21, 17) + ring(inks.mid, 78, 17, 10)
}

const antler = (inks: Inks) =>
  path(
    'M30 -112C54 -160 92 -168 118 -226C120 -190 112 -170 98 -156C124 -160 146 -176 156 -204C156 -164 130 -138 88 -134C70 -130 58 -116 52 -100Z',
    inks.paper,
  )

function cat({ inks, options, random }: Subject, fur: string) {
  return (
    mirror(
      path('M62 -96C60 -150 112 -170 132 -134C144 -110 128 -78 104 -66Z', fur) +
        path('M80 -98C82 -130 108 -140 118 -122C124 -106 114 -90 100 -82Z', inks.mid),
    ) +
    path(
      'M0 -132C84 -132 128 -78 122 -4C118 56 76 84 58 118Q0 156 -58 118C-76 84 -118 56 -122 -4C-128 -78 -84 -132 0 -132Z',
      fur,
    ) +
    mirror(eye(inks, -30, 0.12) + path(rosettes(random), fur === inks.paper ? inks.sky : inks.glow)) +
    path('M-30 -2C-30 -70 30 -70 30 -2L58 62Q0 96 -58 62Z', fur) +
    mirror(path(gouge(28, -58, 64, 1.5, 4) + gouge(10, -122, 46, 1.35, 4) + gouge(30, -116, 30, 1.2, 4), inks.cut)) +
    snout(inks, fur, Boolean(options.fangs))
  )
}

/** Draws the rosettes of a jaguar: bites around a dark spot. */
const rosettes = (random: Random) =>
  ROSETTES.map(([x, y, size]) => {
    const turn = random() * 6
    return times(4, (bite) =>
      gouge(
        x + Math.cos(turn + bite * 1.57) * size,
        y + Math.sin(turn + bite * 1.57) * size,
        size * 1.25,
        turn + bite * 1.57 + 2,
        size * 0.42,
      ),
    )
  }).join('')
const ROSETTES = [
  [34, -96, 9],
  [66, -84, 10],
  [92, -52, 9],
  [104, -14, 9],
  [94, 24, 9],
  [74, 54, 8],
  [70, 14, 8],
  [44, -70, 7],
] as const

function wolf({ inks, options, random }: Subject, fur: string) {
  const ear = between(random, 178, 214)
  const ruff = times(5, (index) => d`L${112 - index * 15} ${10 + index * 26}L${76 - index * 9} ${28 + index * 24}`)
  return (
    mirror(
      path(`M38 -100L112 -${ear}Q142 -120 108 -56Z`, fur) +
        path(`M66 -104L108 -${ear - 32}Q120 -116 102 -80Z`, inks.mid),
    ) +
    mirror(path(`M0 -124C60 -128 108 -96 114 -44L96 -20${ruff}L0 150Z`, fur)) +
    mirror(eye(inks, -34, -0.32)) +
    mirror(
      path(
        times(6, (index) => gouge(92 - index * 7, -8 + index * 20, 32, 2.1, 3)) +
          gouge(14, -112, 52, 1.4, 4) +
          gouge(34, -108, 40, 1.2, 4) +
          gouge(26, -40, 80, 1.75, 3),
        inks.cut,
      ),
    ) +
    snout(inks, fur, Boolean(options.fangs))
  )
}

const eye = (inks: Inks, y: number, slant: number) =>
  path(d`M20 ${y + 8}Q${50} ${y - 40 + slant * 20} 92 ${y - 10 + slant * 30}Q60 ${y + 26} 20 ${y + 8}Z`, inks.cut) +
  circle(57, y - 5, 14.5, inks.glow) +
  path(d`M57 ${y - 18}q7 13 0 26q-7 -13 0 -26Z`, inks.ink)

function snout(inks: Inks, fur: string, hasFangs: boolean) {
  return (
    path('M-54 66C-54 36 -24 34 0 40C24 34 54 36 54 66C54 104 24 122 0 122C-24 122 -54 104 -54 66Z', inks.cut) +
    path('M-26 32Q0 20 26 32Q20 58 0 66Q-20 58 -26 32Z', inks.ink) +
    path(gouge(-14, 36, 26, 0.05, 3), inks.mid) +
    path('M-3 64h6v14Q22 88 44 74Q34 96 3 88h-6Q-34 96 -44 74Q-22 88 -3 78Z', inks.ink) +
    (hasFangs ? mirror(path('M16 86L24 116L33 84Z', fur === inks.paper ? inks.glow : inks.paper)) : '') +
    mirror(
      path(gouge(40, 62, 74, -0.12, 2.4) + gouge(40, 70, 76, 0.1, 2.4) + gouge(38, 78, 70, 0.32, 2.4), inks.figure) +
        circle(28, 70, 2.6, inks.ink) +
        circle(36, 62, 2.6, inks.ink),
    )
  )
}
