import { gouge } from '../primitives.ts'
import { between, chance, pick, times } from '../prng.ts'
import { at, circle, d, flip, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'
import { type TailCurve, fishTail } from './sereia.cauda.ts'

/** Draws a curved river fish; with fangs, a hunting beast. */
export const riverFish: DrawRig = (subject) => {
  const { inks, random } = subject
  const lift = between(random, -20, 20)
  const curve: TailCurve = [
    [-92, -70 + lift],
    [-20, -150],
    [120, -140],
    [134, -30],
    [148, 80],
    [40, 150],
    [-84, 120 - lift],
  ]
  const bubbles = times(9, () =>
    circle(
      between(random, -220, -130),
      between(random, -170, 0),
      between(random, 4, 13),
      pick(random, [inks.paper, inks.sky, inks.glow]),
    ),
  )
  const drawing = dorsal(subject) + fishTail(inks, curve, 62) + at(-96, -64 + lift, head(subject), 1, -26) + bubbles
  return chance(random, 0.5) ? flip(drawing) : drawing
}

const dorsal = ({ inks, options }: Subject) =>
  path(
    times(options.fangs ? 15 : 11, (index) => {
      const angle = -2.2 + index * (options.fangs ? 0.19 : 0.26)
      return gouge(26 + Math.cos(angle) * 112, -20 + Math.sin(angle) * 112, options.fangs ? 96 : 74, angle + 0.4, 13)
    }),
    inks.accent,
  )

const head = ({ inks, options }: Subject) =>
  path('M64 -74C20 -86 -60 -60 -112 10C-100 30 -84 34 -70 36C-30 78 30 84 66 70C84 30 84 -30 64 -74Z', inks.ink) +
  path('M58 -60C20 -70 -46 -48 -92 8L-58 22C-24 58 24 68 54 58C68 26 70 -26 58 -60Z', inks.deep) +
  path('M-112 10C-90 4 -60 12 -36 26L-70 36Q-96 30 -112 10Z', inks.accent) +
  (options.fangs
    ? path(
        times(5, (index) => d`M${-98 + index * 13} ${10 + index * 3}l6 20l7 -17z`),
        inks.paper,
      )
    : '') +
  path(gouge(-108, 12, 76, 0.2, 2.4), inks.ink) +
  circle(-30, -14, 19, inks.glow) +
  circle(-32, -14, 9, inks.ink) +
  circle(-35, -18, 3, inks.paper) +
  path(gouge(10, -52, 104, 1.75, 5) + gouge(28, -54, 106, 1.7, 5) + gouge(44, -54, 104, 1.62, 5), inks.glow) +
  path(
    times(6, (index) => gouge(-72 + index * 15, -22 - index * 4, 22, -0.5, 3)),
    inks.mid,
  ) +
  path(gouge(30, 60, 90, 1.2, 18), inks.accent) +
  path(gouge(34, 64, 70, 1.2, 3), inks.ink)
