import { gouge, rays } from '../primitives.ts'
import { times } from '../prng.ts'
import { circle, d, line, mirror, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Draws a muiraquitã, a frog of green stone on a cord. */
export const amulet: DrawRig = (subject) => {
  const { inks, options } = subject
  const stone = options.skin ?? '#2F8F6B'
  return (
    path(rays(0, 6, { from: 120, length: 104, count: 28, width: 9 }), inks.deep) +
    path(rays(0, 6, { from: 118, length: 70, count: 28, width: 5, start: 0.11, end: 6.4 }), inks.glow) +
    cord(subject) +
    frog(stone, inks.ink, inks.glow)
  )
}

const cord = ({ inks }: Subject) =>
  mirror(
    line('M0 -116C60 -150 110 -190 120 -236', inks.wood, 7) +
      times(5, (index) => circle(30 + index * 20, beadHeight(index), 9 - index, index % 2 ? inks.glow : inks.accent)),
  )
const beadHeight = (index: number) => [-132, -146, -163, -184, -210][index]!

const frog = (stone: string, ink: string, glow: string) =>
  mirror(
    path('M40 -20C110 -60 146 -20 132 26L108 22C112 0 92 -12 60 18Z', stone) +
      path('M44 66C130 40 156 100 126 148L90 160L84 144L112 124C112 100 84 100 56 108Z', stone) +
      path(gouge(70, -28, 54, 0.5, 3) + gouge(70, 84, 50, 0.4, 3), ink),
  ) +
  path(
    'M0 -116C62 -116 86 -74 74 -34C66 -6 74 40 64 92Q40 142 0 142Q-40 142 -64 92C-74 40 -66 -6 -74 -34C-86 -74 -62 -116 0 -116Z',
    stone,
  ) +
  mirror(circle(36, -80, 21, ink) + circle(36, -80, 13, glow) + circle(36, -80, 6, ink)) +
  path('M-56 -44Q0 -22 56 -44Q0 -12 -56 -44Z', ink) +
  mirror(circle(7, -66, 2.6, ink)) +
  path(
    times(
      4,
      (ring) =>
        d`M0 ${4 + ring * 6}L${36 - ring * 8} ${56}L0 ${108 - ring * 6}L${-36 + ring * 8} 56Z` +
        d`M0 ${8 + ring * 6}L${-32 + ring * 8} 56L0 ${104 - ring * 6}L${32 - ring * 8} 56Z`,
    ),
    ink,
  ) +
  circle(0, -104, 6, ink)
