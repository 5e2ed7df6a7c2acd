import { fern, palm } from '../flora.ts'
import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { between, chance, times } from '../prng.ts'
import { at, d, flip, mirror, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

export const river: DrawRig = (subject) => {
  const { inks, random } = subject
  const drawing = banks(inks) + stream(subject) + canoe(subject) + mirror(trees(subject)) + foreground(subject)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

const banks = (inks: Inks) =>
  path('M-300 40C-200 10 -100 18 0 34C100 18 200 6 300 40V320H-300Z', inks.mid) +
  path('M-300 110C-220 60 -120 76 -60 92C30 110 160 74 300 96V320H-300Z', inks.deep)

function stream({ inks, random }: Subject) {
  const bend = between(random, 60, 110)
  const water = d`M8 30C40 44 ${bend} 58 ${bend - 20} 78C${bend - 60} 104 -150 112 -130 160C-110 210 -10 226 -40 330H270C250 240 120 206 40 176C-20 150 ${bend + 40} 118 ${bend + 50} 84C${bend + 50} 58 60 40 14 30Z`
  const ripples = times(16, (index) =>
    gouge(
      -92 + random() * 40 + (index > 8 ? 60 : 0),
      136 + index * 9,
      between(random, 40, 110),
      between(random, -0.05, 0.05),
      2.6,
    ),
  )
  const far = times(6, (index) => gouge(bend - 30 - index * 4, 62 + index * 9, 44, 0, 2))
  return path(water, inks.sky) + path(ripples + far, inks.mid)
}

const canoe = ({ inks, options, random }: Subject) =>
  options.spots
    ? ''
    : at(
        between(random, 10, 70),
        between(random, 196, 214),
        path('M-74 -8Q0 26 78 -12Q58 26 0 26Q-52 26 -74 -8Z', inks.wood) +
          path('M-60 0Q0 24 66 -3Q0 14 -60 0Z', inks.ink) +
          path(gouge(-20, 14, 120, -0.9, 3) + gouge(66, -92, 26, 2.3, 8), inks.ink) +
          path('M-20 4h26v-22l-13 -10l-13 10Z', inks.glow) +
          path(gouge(-80, 34, 150, 0, 3), inks.deep),
        0.9,
      )

function trees({ inks, random }: Subject) {
  return times(3, (index) =>
    palm(
      238 - index * 46,
      128 + index * 16,
      between(random, 190, 270) - index * 44,
      index % 2 ? inks.deep : inks.ink,
      random,
    ),
  )
}

const foreground = ({ inks, random }: Subject) =>
  path('M-300 230C-230 200 -170 216 -120 262L-90 330H-300ZM300 230C250 206 220 226 190 262L170 330H300Z', inks.ink) +
  times(3, (index) =>
    fern(-250 + index * 58, 262 + index * 10, between(random, 90, 130), index % 2 ? inks.mid : inks.ink, random),
  ) +
  times(2, (index) => fern(250 - index * 44, 262, between(random, 80, 120), index % 2 ? inks.mid : inks.ink, random))
