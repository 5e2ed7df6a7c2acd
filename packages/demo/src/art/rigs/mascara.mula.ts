import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { times } from '../prng.ts'
import { circle, d, line, mirror, path } from '../svg.ts'
import type { DrawRig } from './rig.ts'

/** Draws the headless mule of legend: a fire in place of the head, with the iron bridle in it. */
export const headlessMule: DrawRig = ({ inks, options, random }) => {
  const hide = options.skin ?? inks.figure
  const fire = (fill: string, reach: number, width: number, count: number) =>
    path(rays(0, 10, { from: 26, length: reach, count, width, start: -2.95, end: -0.19 }, random), fill)
  return (
    fire(inks.deep, 236, 30, 21) +
    fire(inks.accent, 196, 22, 19) +
    fire(inks.glow, 150, 16, 17) +
    fire(inks.paper, 92, 10, 13) +
    path(
      times(14, () => gouge(random() * 340 - 170, -60 - random() * 150, 22, -1.57, 5)),
      inks.glow,
    ) +
    neck(hide, inks) +
    mirror(fieryHead(inks)) +
    mirror(bridle(inks))
  )
}

/** Draws one half of a head of flame; the caller mirrors it. */
const fieryHead = (inks: Inks) =>
  path('M0 -172Q14 -176 26 -170Q30 -214 56 -236Q70 -196 52 -156C78 -112 52 -50 46 -4Q48 40 0 48Z', inks.accent) +
  path('M0 -152Q18 -156 32 -148Q40 -184 54 -200Q58 -178 44 -146C62 -106 40 -46 34 0Q34 30 0 34Z', inks.glow) +
  path('M20 -108Q40 -126 52 -104Q38 -90 20 -108Z', inks.deep) +
  path(gouge(16, 12, 18, -1.1, 5), inks.deep) +
  path(gouge(6, -140, 120, 1.5, 4), inks.paper)

const neck = (hide: string, inks: Inks) =>
  path('M-58 40Q0 66 58 40C64 96 96 150 168 236H-168C-96 150 -64 96 -58 40Z', hide) +
  path(rays(0, 44, { from: 20, length: 52, count: 15, width: 9, start: 0.3, end: 2.84 }), inks.accent) +
  mirror(
    path(
      times(6, (index) => gouge(44 + index * 13, 92 + index * 22, 48, 1.0, 4)),
      inks.glow,
    ),
  ) +
  path(
    times(6, (index) => d`M${-9} ${100 + index * 23}q9 26 18 0l-4 34q-5 8 -10 0z`),
    inks.accent,
  )

const bridle = (inks: Inks) =>
  line('M0 -134Q34 -138 52 -122L44 -24Q44 -12 34 -6', inks.ink, 7) +
  line('M0 -52H48', inks.ink, 7) +
  line('M0 -2H36', inks.ink, 6) +
  circle(48, -52, 11, inks.ink) +
  circle(48, -52, 5, inks.paper) +
  circle(40, -4, 12, inks.ink) +
  circle(40, -4, 6, inks.paper) +
  line('M46 4C80 40 96 90 120 150', inks.ink, 5)
