import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { times } from '../prng.ts'
import { circle, d, line, mirror, path } from '../svg.ts'
import type { DrawRig } from './rig.ts'

/** The headless mule: a fire where the head was, and its iron bridle hanging in it. */
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
    mirror(bridle(inks))
  )
}

const neck = (hide: string, inks: Inks) =>
  path('M-74 24Q0 56 74 24C84 90 120 150 176 236H-176C-120 150 -84 90 -74 24Z', hide) +
  `<ellipse cy="24" rx="75" ry="21" fill="${inks.ink}"/><ellipse cy="22" rx="60" ry="13" fill="${inks.accent}"/>` +
  mirror(
    path(
      times(6, (index) => gouge(54 + index * 15, 66 + index * 24, 50, 1.0, 4)),
      inks.glow,
    ),
  ) +
  path(
    times(8, (index) => d`M${-9} ${52 + index * 23}q9 26 18 0l-4 34q-5 8 -10 0z`),
    inks.accent,
  )

const bridle = (inks: Inks) =>
  line('M0 -150C60 -146 72 -90 62 -50C54 -20 40 0 22 8', inks.ink, 8) +
  line('M0 -76H66', inks.ink, 7) +
  line('M0 4Q30 22 60 -34', inks.ink, 6) +
  circle(65, -76, 13, inks.ink) +
  circle(65, -76, 6, inks.glow) +
  circle(24, 6, 11, inks.ink) +
  circle(24, 6, 5, inks.glow) +
  line('M26 10C70 40 110 60 128 120', inks.ink, 4)
