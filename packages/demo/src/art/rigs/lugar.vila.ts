import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { between, chance, pick, times } from '../prng.ts'
import { circle, d, flip, line, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

export const village: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const drawing =
    path('M-300 120C-180 62 -60 86 30 74C130 58 220 92 300 110V330H-300Z', inks.deep) +
    houses(subject) +
    path('M-300 186C-200 150 -80 176 20 180C120 166 220 172 300 190V330H-300Z', inks.ink) +
    path(
      times(40, () =>
        gouge(-290 + random() * 580, 190 + random() * 60, between(random, 14, 40), between(random, -0.2, 0.2), 2.6),
      ),
      inks.deep,
    ) +
    (options.moon ? '' : bunting(inks, -150) + bunting(inks, -96)) +
    bonfire(subject)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

function houses(subject: Subject) {
  const { inks, random } = subject
  const walls = [inks.paper, inks.glow, inks.accent, inks.sky, inks.mid]
  const row = times(5, (index) =>
    house(
      inks,
      -236 + index * 96 + random() * 14,
      178 - Math.sin((index / 4) * Math.PI) * 34,
      walls[(index + Math.floor(random() * 2)) % walls.length]!,
      between(random, 56, 84),
    ),
  )
  return chapel(inks, pick(random, [-60, 30, 84])) + row
}

function house(inks: Inks, x: number, y: number, wall: string, height: number) {
  const lit = wall === inks.glow ? inks.deep : inks.glow
  return (
    path(d`M${x} ${y}v${-height}h78v${height}z`, wall) +
    path(d`M${x - 9} ${y - height + 4}L${x + 12} ${y - height - 34}H${x + 66}L${x + 87} ${y - height + 4}Z`, inks.ink) +
    path(
      times(6, (index) => gouge(x + 10 + index * 12, y - height - 30, 30, 1.5 + (index - 2.5) * -0.12, 2.4)),
      inks.mid,
    ) +
    path(d`M${x + 12} ${y}v-38h20v38zM${x + 46} ${y - 18}v-22h20v22z`, inks.ink) +
    path(d`M${x + 49} ${y - 21}v-16h6v16zM${x + 58} ${y - 21}v-16h5v16z`, lit)
  )
}

const chapel = (inks: Inks, x: number) =>
  path(d`M${x} 150V0L${x + 36} -54L${x + 72} 0V150Z`, inks.paper) +
  path(d`M${x - 6} 4L${x + 36} -62L${x + 78} 4L${x + 70} 8L${x + 36} -46L${x + 2} 8Z`, inks.ink) +
  path(d`M${x + 24} 34a12 14 0 0 1 24 0v22h-24z`, inks.ink) +
  circle(x + 36, 44, 7, inks.glow) +
  path(
    times(5, (index) => gouge(x + 8 + index * 13, 66 + (index % 2) * 10, 50, 1.57, 2.4)),
    inks.mid,
  )

function bunting(inks: Inks, y: number) {
  const tones = [inks.accent, inks.glow, inks.paper, inks.deep]
  const flags = times(17, (index) => {
    const x = -272 + index * 34
    const sag = y + 46 * Math.sin(((index + 0.5) / 17) * Math.PI)
    return path(d`M${x - 11} ${sag}h22v28l-11 -10l-11 10z`, tones[index % tones.length]!)
  })
  return line(d`M-300 ${y - 4}Q0 ${y + 98} 300 ${y - 4}`, inks.ink, 2.6) + flags
}

const bonfire = ({ inks, random }: Subject) => {
  const x = between(random, -80, 60)
  const flames = (fill: string, reach: number, width: number) =>
    path(
      times(7, (index) =>
        gouge(x + (index - 3) * 8, 232, reach - Math.abs(index - 3) * 14, -1.57 + (index - 3) * 0.12, width),
      ),
      fill,
    )
  return (
    flames(inks.accent, 92, 11) +
    flames(inks.glow, 60, 7) +
    path(gouge(x - 44, 236, 88, -0.14, 6) + gouge(x - 44, 226, 88, 0.14, 6), inks.wood)
  )
}
