import type { Inks } from '../palettes.ts'
import { gouge, rays, star } from '../primitives.ts'
import { pick, times } from '../prng.ts'
import { circle, d, mirror, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Draws the ox of the feast, with embroidered brow, ribbons and long horns. */
export const bullMask: DrawRig = (subject) => {
  const { inks, options } = subject
  const hide = options.skin ?? inks.figure
  return (
    mirror(horn(inks, hide)) +
    (options.flames ? fireMane(subject) : '') +
    (options.ribbons ? mirror(ribbons(inks, 5, 60)) : '') +
    path('M-96 -110Q0 -150 96 -110C104 -20 66 60 62 120Q0 170 -62 120C-66 60 -104 -20 -96 -110Z', hide) +
    mirror(eye(inks)) +
    muzzle(inks, hide) +
    embroidery(subject) +
    (options.ribbons ? mirror(ribbons(inks, 7, 70)) : '')
  )
}

const horn = (inks: Inks, hide: string) =>
  path(
    'M60 -92C150 -96 196 -156 176 -236C184 -166 146 -116 66 -100L52 -138C120 -150 166 -176 176 -236C166 -176 120 -150 52 -138Z',
    inks.paper,
  ) +
  path('M66 -92C150 -100 196 -160 176 -236C166 -176 120 -150 52 -138Z', inks.paper) +
  path('M66 -92C150 -100 196 -160 176 -236C184 -170 140 -120 66 -110Z', hide) +
  path('M92 -64C150 -92 196 -70 206 -46C160 -22 116 -26 88 -40Z', hide) +
  path(gouge(108, -54, 76, 0.02, 7), inks.accent)

const fireMane = ({ inks, random }: Subject) =>
  path(rays(0, -30, { from: 70, length: 150, count: 25, width: 18 }, random), inks.accent) +
  path(rays(0, -30, { from: 70, length: 104, count: 25, width: 10, start: 0.12, end: 6.4 }, random), inks.glow)

const eye = (inks: Inks) =>
  path('M18 -28Q54 -78 92 -42Q58 -4 18 -28Z', inks.cut) +
  circle(56, -40, 15, inks.glow) +
  circle(56, -40, 7, inks.ink) +
  path(gouge(20, -68, 78, -0.22, 6), inks.glow)

const muzzle = (inks: Inks, hide: string) =>
  mirror(circle(24, 104, 11, inks.cut) + circle(24, 104, 5, hide)) +
  path('M-34 130Q0 148 34 130Q0 160 -34 130Z', inks.cut) +
  `<circle cx="0" cy="132" r="19" fill="none" stroke="${inks.glow}" stroke-width="5"/>`

function embroidery({ inks, random }: Subject) {
  const jewel = pick(random, [star(0, -104, 27, 11, 5), star(0, -104, 25, 12, 8), 'M0 -134L22 -104L0 -74L-22 -104Z'])
  const stitches = times(5, (row) =>
    times(row * 2 + 1, (index) => {
      const x = (index - row) * 17
      const y = -44 + row * 25
      return gouge(x - 5, y, 12, 0.9, 3) + gouge(x + 5, y, 12, 2.24, 3)
    }),
  )
  const pearls = times(9, (index) =>
    circle(-80 + index * 20, -120 - Math.sin((index / 8) * Math.PI) * 10, 4.5, index % 2 ? inks.accent : inks.paper),
  )
  return path(jewel, inks.glow) + path(stitches, inks.glow) + pearls
}

function ribbons(inks: Inks, count: number, from: number) {
  const tones = [inks.glow, inks.accent, inks.paper, inks.deep, inks.mid]
  return times(count, (index) => {
    const [a, b, c] = [index * 9, index * 16, index * 19]
    return path(
      d`M${from + a} ${-120 + index * 6}C${from + 50 + b} ${10 + index * 10} ${from + index * 20} 90 ${from + 34 + c} ${196 - a}L${from + 43 + c} ${192 - a}C${from + 12 + index * 20} 90 ${from + 63 + b} ${8 + index * 10} ${from + 8 + a} ${-124 + index * 6}Z`,
      tones[index % tones.length]!,
    )
  })
}
