import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { between, chance, times } from '../prng.ts'
import { at, circle, flip, path } from '../svg.ts'
import type { DrawRig } from './rig.ts'

/** Draws a leaping river dolphin with its straw hat in the air. */
export const riverDolphin: DrawRig = ({ inks, options, random }) => {
  const skin = options.skin ?? inks.accent
  const drawing =
    splash(inks, random) +
    at(0, 10, dolphin(inks, skin), 1.04, between(random, -14, 10)) +
    (options.moon
      ? ''
      : at(between(random, -150, -120), between(random, -150, -120), hat(inks), 0.95, between(random, -26, -10)))
  return chance(random, 0.5) ? flip(drawing) : drawing
}

const dolphin = (inks: Inks, skin: string) =>
  path('M140 118C150 96 176 84 214 88C202 104 192 110 180 128C190 150 188 168 200 190C168 182 146 160 138 138Z', skin) +
  path(gouge(150, 122, 50, -0.4, 3) + gouge(150, 132, 46, 0.9, 3), inks.paper) +
  path('M36 -96C58 -130 90 -138 108 -130C98 -112 94 -92 98 -66Z', skin) +
  path(
    'M-212 68C-184 40 -160 22 -138 8C-140 -30 -106 -70 -58 -92C16 -122 96 -84 130 -8C148 34 152 84 152 132L138 140C118 84 84 44 30 40C-20 38 -60 60 -98 62C-128 62 -162 62 -204 82Q-216 80 -212 68Z',
    skin,
  ) +
  path(
    'M-204 82C-162 62 -128 62 -98 62C-60 60 -20 38 30 40C84 44 118 84 138 140C110 92 76 66 30 66C-16 68 -60 92 -104 84C-134 78 -170 78 -204 82Z',
    inks.paper,
  ) +
  path('M-46 48C-44 88 -66 118 -104 134C-102 96 -98 68 -78 46Z', skin) +
  path(gouge(-60, 62, 62, 2.1, 3) + gouge(-70, 60, 54, 2, 2.4), inks.paper) +
  path(gouge(-206, 75, 96, -0.36, 2.6), inks.ink) +
  circle(-108, 14, 10, inks.paper) +
  circle(-108, 14, 6.5, inks.ink) +
  circle(-106, 12, 2, inks.paper) +
  path(
    times(9, (index) =>
      gouge(
        -92 + index * 24,
        -58 - Math.sin((index / 8) * 2.6) * 26 + (index > 5 ? (index - 5) * 22 : 0),
        42,
        0.1 + index * 0.14,
        3.4,
      ),
    ),
    inks.ink,
  ) +
  path(
    times(7, (index) =>
      gouge(
        -70 + index * 26,
        -26 - Math.sin((index / 6) * 2.4) * 20 + (index > 4 ? (index - 4) * 20 : 0),
        34,
        0.1 + index * 0.16,
        2.6,
      ),
    ),
    inks.paper,
  )

const hat = (inks: Inks) =>
  path('M-74 10Q0 -18 74 10Q40 34 0 34Q-40 34 -74 10Z', inks.glow) +
  path('M-38 6C-40 -44 -20 -54 0 -46C20 -54 40 -44 38 6Q0 20 -38 6Z', inks.glow) +
  path('M-39 -8Q0 8 39 -8L38 8Q0 22 -38 8Z', inks.accent) +
  path(
    times(7, (index) =>
      gouge(-60 + index * 20, 16 + Math.sin((index / 6) * 3.1) * 6, 16, 1.2 + (index - 3) * -0.14, 2),
    ) +
      gouge(-20, -36, 26, 1.5, 2.4) +
      gouge(0, -34, 28, 1.57, 2.4) +
      gouge(18, -36, 26, 1.6, 2.4),
    inks.deep,
  )

const splash = (inks: Inks, random: () => number) =>
  path(rays(150, 168, { from: 22, length: 110, count: 13, width: 9, start: -2.7, end: -0.3 }, random), inks.paper) +
  path(rays(150, 172, { from: 16, length: 74, count: 11, width: 6, start: -2.5, end: -0.5 }, random), inks.glow) +
  times(9, () => circle(between(random, 40, 236), between(random, 50, 130), between(random, 2.5, 7), inks.paper)) +
  path(
    times(7, (index) => gouge(30 + index * 30, 186 + Math.sin(index * 2) * 8, 52, index % 2 ? -0.14 : 0.1, 7)),
    inks.paper,
  )
