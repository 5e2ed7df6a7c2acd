import { araucaria, cerradoTree } from '../flora.ts'
import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { between, chance, pick, times } from '../prng.ts'
import { circle, d, flip, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

export const fields: DrawRig = (subject) => {
  const { inks, random } = subject
  const drawing = combedHills(subject) + loneTree(subject) + road(inks) + fence(inks) + gate(inks) + flock(subject)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

function combedHills({ inks, random }: Subject) {
  const furrows = (fill: string, y: number, slope: number) =>
    path(
      times(22, (index) =>
        gouge(-300 + index * 28, y + Math.sin(index * 0.4) * 8 + random() * 12, between(random, 60, 120), slope, 3),
      ),
      fill,
    )
  return (
    path('M-300 60C-200 -20 -80 0 10 50C90 10 210 -30 300 30V330H-300Z', inks.mid) +
    furrows(inks.sky, 62, 0.22) +
    furrows(inks.sky, 88, 0.2) +
    path('M-300 130C-160 70 20 90 120 130C180 112 250 106 300 116V330H-300Z', inks.deep) +
    furrows(inks.mid, 138, -0.16) +
    furrows(inks.mid, 168, -0.12) +
    path('M-300 226C-180 190 60 196 300 224V330H-300Z', inks.ink)
  )
}

function loneTree({ inks, random }: Subject) {
  const draw = pick(random, [cerradoTree, araucaria])
  return draw(-150, 128, between(random, 210, 270), inks.ink, random)
}

const road = (inks: Inks) =>
  path(
    'M96 92C120 100 60 116 40 134C0 166 60 196 20 330H196C170 240 110 180 106 146C104 122 140 104 112 92Z',
    inks.sky,
  ) +
  path(
    times(8, (index) => gouge(60 + (index % 2) * 26 + index * 4, 132 + index * 14, 40, 1.4, 3)),
    inks.mid,
  )

const fence = (inks: Inks) =>
  path(
    times(5, (index) => d`M${-290 + index * 62} ${250 - index * 16}v${-62 + index * 6}l7 -8l7 8v${62 - index * 6}z`),
    inks.wood,
  ) + path('M-300 206L-26 160L-26 164L-300 212ZM-300 230L-26 174L-26 178L-300 236Z', inks.wood)

const gate = (inks: Inks) =>
  path('M-30 244V116l9 -12l9 12V244ZM196 262V124l10 -14l10 14V262Z', inks.wood) +
  path('M-10 138L196 150V162L-10 150ZM-10 174L196 190V202L-10 186ZM-10 212L196 232V244L-10 224Z', inks.wood) +
  path('M-8 222L192 152L196 162L-4 230Z', inks.wood) +
  path(
    times(
      7,
      (index) =>
        gouge(4 + index * 26, 147 + index * 1.6, 18, 0.06, 2) + gouge(4 + index * 26, 184 + index * 2, 18, 0.08, 2),
    ),
    inks.glow,
  ) +
  circle(-21, 132, 4, inks.glow) +
  circle(206, 142, 4, inks.glow)

const flock = ({ inks, options, random }: Subject) =>
  options.moon
    ? ''
    : times(6, (index) => {
        const [x, y] = [between(random, -40, 40) + index * 30, -150 + Math.abs(index - 2) * 22 + random() * 12]
        return path(gouge(x, y, 26, -2.7, 4) + gouge(x, y, 26, -0.45, 4), inks.figure)
      })
