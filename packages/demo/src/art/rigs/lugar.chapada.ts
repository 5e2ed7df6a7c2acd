import { mandacaru, mound } from '../flora.ts'
import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { between, chance, times } from '../prng.ts'
import { d, flip, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

export const mesas: DrawRig = (subject) => {
  const { inks, random } = subject
  const drawing =
    mesa(subject, -196, between(random, 120, 170), 130, inks.deep) +
    mesa(subject, 206, between(random, 150, 210), 150, inks.deep) +
    mesa(subject, 24, 244, 142, inks.wood) +
    fall(subject) +
    path('M-300 150C-190 116 -90 140 10 156C120 136 210 140 300 160V330H-300Z', inks.mid) +
    track(inks) +
    path('M-300 232C-200 196 -100 226 0 236C110 214 210 222 300 236V330H-300Z', inks.ink) +
    plants(subject)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

function mesa({ inks, random }: Subject, x: number, height: number, half: number, fill: string) {
  const top = 156 - height
  const wall = d`M${x - half} 170L${x - half * 0.78} ${top + 34}L${x - half * 0.72} ${top}Q${x} ${top - 16} ${x + half * 0.7} ${top - 2}L${x + half * 0.78} ${top + 40}L${x + half} 170Z`
  const strata = times(5, (row) =>
    times(4, (index) =>
      gouge(
        x - half * 0.66 + index * half * 0.34,
        top + 26 + row * height * 0.16 + random() * 8,
        half * between(random, 0.2, 0.34),
        between(random, -0.06, 0.06),
        3.4,
      ),
    ),
  )
  const clefts = times(5, (index) =>
    gouge(
      x - half * 0.6 + index * half * 0.3,
      top + 14,
      height * between(random, 0.4, 0.75),
      1.57 + (index - 2) * -0.07,
      4,
    ),
  )
  return path(wall, fill) + path(clefts, inks.ink) + path(strata, fill === inks.wood ? inks.glow : inks.mid)
}

const fall = ({ inks, options, random }: Subject) =>
  options.spots
    ? ''
    : path(d`M12 -86Q24 30 0 160H52Q34 30 34 -88Z`, inks.paper) +
      path(
        times(7, (index) => gouge(14 + index * 4, -70 + random() * 60, between(random, 60, 120), 1.57, 1.8)),
        inks.mid,
      ) +
      path(
        times(9, (index) => gouge(-24 + index * 12, 158 - random() * 8, 34, -0.3 + random() * 0.6, 6)),
        inks.paper,
      )

const track = (inks: Inks) =>
  path(
    'M40 156C90 170 20 190 -30 204C-90 222 -70 260 -110 330H60C20 260 40 226 70 206C110 186 110 164 60 156Z',
    inks.sky,
  ) +
  path(
    times(7, (index) => gouge(-70 + index * 14, 250 - index * 13, 60, -0.3, 2.4)),
    inks.mid,
  )

const plants = ({ inks, random }: Subject) =>
  times(3, (index) =>
    mandacaru(
      -246 + index * 52 + random() * 16,
      258,
      between(random, 90, 170),
      index % 2 ? inks.deep : inks.ink,
      random,
    ),
  ) +
  times(3, (index) =>
    mandacaru(
      252 - index * 50 + random() * 16,
      262,
      between(random, 80, 150),
      index % 2 ? inks.deep : inks.ink,
      random,
    ),
  ) +
  mound(130, 246, 60, inks.deep, random)
