import { gouge } from '../primitives.ts'
import { between, times } from '../prng.ts'
import { at, circle, d, mirror, path, r1 } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

export const tortoise: DrawRig = (subject) => {
  const { inks, random } = subject
  return (
    at(0, 10, mirror(limbs(subject)) + head(subject) + shell(subject), 1, between(random, -16, 16)) +
    path(
      times(9, (index) => gouge(-160 + index * 40, 206, 30, -1.3 + index * 0.07, 4)),
      inks.deep,
    )
  )
}

const limbs = ({ inks }: Subject) =>
  path('M92 -96C140 -140 190 -120 186 -74L120 -40ZM96 96C150 110 170 160 140 190L70 150Z', inks.figure) +
  path(
    times(
      5,
      (index) =>
        gouge(116 + index * 12, -104 + index * 4, 18, 0.9, 5) + gouge(96 + index * 10, 130 + index * 8, 16, 0.3, 5),
    ),
    inks.glow,
  )

const head = ({ inks }: Subject) =>
  path('M-34 -130C-46 -200 -26 -226 0 -226C26 -226 46 -200 34 -130Z', inks.figure) +
  mirror(circle(17, -196, 8, inks.glow) + circle(18, -197, 3.6, inks.ink)) +
  path(gouge(-8, -172, 30, 1.5, 3) + gouge(8, -172, 30, 1.6, 3) + gouge(0, -212, 22, 1.57, 3), inks.accent) +
  path('M-8 158L0 204L8 158Z', inks.figure)

const polygon = (x: number, y: number, radius: number, sides: number, turn = 0) =>
  `M${Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index / sides) * Math.PI * 2
    return `${r1(x + Math.cos(angle) * radius)} ${r1(y + Math.sin(angle) * radius)}`
  }).join('L')}Z`

function shell({ inks, options }: Subject) {
  const plates = options.petals ?? 12
  const tones = [inks.wood, inks.mid, inks.accent]
  const plate = (x: number, y: number, radius: number, turn: number) =>
    times(3, (ring) =>
      path(polygon(x, y, radius - ring * radius * 0.3, 6, turn), [inks.glow, inks.wood, inks.glow][ring]!),
    )
  const rim = times(plates, (index) => {
    const [from, to] = [(index / plates) * Math.PI * 2, ((index + 0.86) / plates) * Math.PI * 2]
    return path(
      d`M${Math.cos(from) * 122} ${Math.sin(from) * 142}L${Math.cos(from) * 146} ${Math.sin(from) * 168}L${Math.cos(to) * 146} ${Math.sin(to) * 168}L${Math.cos(to) * 122} ${Math.sin(to) * 142}Z`,
      tones[index % 3]!,
    )
  })
  const ring = times(6, (index) =>
    plate(Math.cos(index * 1.047 + 0.52) * 80, Math.sin(index * 1.047 + 0.52) * 92, 39, index * 1.047),
  )
  return (
    `<ellipse rx="152" ry="175" fill="${inks.ink}"/>` +
    rim +
    `<ellipse rx="118" ry="138" fill="${inks.ink}"/>` +
    ring +
    plate(0, 0, 42, 0)
  )
}
