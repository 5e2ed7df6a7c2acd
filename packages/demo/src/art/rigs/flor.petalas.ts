import { gouge, rays } from '../primitives.ts'
import { chance, pick, times } from '../prng.ts'
import { circle, d, mirror, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

export const rosette: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const petals = options.petals ?? pick(random, [8, 10, 12])
  const petal = !options.flames && chance(random, 0.5) ? roundPetal : gouge
  const tones = [inks.deep, inks.mid, options.skin ?? inks.paper, inks.glow, inks.accent]
  const layers = tones.map((fill, index) => {
    const count = petals + (index === 0 ? 4 : 0)
    const reach = [204, 164, 128, 88, 52][index]!
    const width = Math.min([44, 37, 31, 22, 13][index]!, (reach * 2.4) / count)
    return path(
      times(count, (step) => petal(0, 0, reach, (step / count) * Math.PI * 2 + (index % 2) * (Math.PI / count), width)),
      fill,
    )
  })
  const veins =
    path(rays(0, 0, { from: 92, length: 30, count: petals, width: 2.2 }), inks.ink) +
    path(
      rays(0, 0, {
        from: 132,
        length: 30,
        count: petals,
        width: 2.2,
        start: Math.PI / petals,
        end: Math.PI * 2 + Math.PI / petals,
      }),
      inks.sky,
    )
  return layers.join('') + veins + heart(subject)
}

const roundPetal = (x: number, y: number, length: number, angle: number, width: number) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const point = (along: number, across: number) =>
    d`${x + cos * along - sin * across} ${y + sin * along + cos * across}`
  return `M${x} ${y}C${point(length * 0.5, -width * 1.3)} ${point(length * 0.92, -width)} ${point(length, 0)}C${point(length * 0.92, width)} ${point(length * 0.5, width * 1.3)} ${x} ${y}`
}

const heart = ({ inks }: Subject) =>
  circle(0, 0, 27, inks.ink) +
  path(rays(0, 0, { from: 11, length: 14, count: 16, width: 2.4 }), inks.glow) +
  circle(0, 0, 9, inks.glow)

export const lotus: DrawRig = ({ inks, options, random }) => {
  const bloom = options.skin ?? inks.paper
  const row = (fill: string, reach: number, width: number, count: number, lean: number) =>
    path(
      times(count, (index) =>
        roundPetal(
          0,
          84,
          reach * (1 - Math.abs(index - (count - 1) / 2) * 0.035),
          -1.57 + (index - (count - 1) / 2) * lean,
          width,
        ),
      ),
      fill,
    )
  const veins = path(
    times(9, (index) => gouge(0, 60, 120, -1.57 + (index - 4) * 0.26, 2)),
    inks.mid,
  )
  const stamens = path(rays(0, 78, { from: 20, length: 62, count: 11, width: 3, start: -2.5, end: -0.64 }), inks.glow)
  return (
    pads(inks.deep, inks.mid, inks.ink) +
    row(inks.deep, 236, 40, 9, 0.3) +
    row(inks.accent, 204, 34, 8, 0.32) +
    row(bloom, 184, 33, 7, 0.33) +
    veins +
    row(inks.glow, 120, 25, 5, 0.38) +
    row(bloom, 84, 24, 4, 0.5) +
    stamens +
    (options.moon ? path(d`M14 ${-66 - random() * 10}A40 40 0 1 0 14 10A32 32 0 1 1 14 ${-66}Z`, inks.glow) : '')
  )
}

const pads = (rim: string, face: string, vein: string) =>
  mirror(
    `<ellipse cx="112" cy="128" rx="112" ry="36" fill="${rim}"/><ellipse cx="112" cy="121" rx="104" ry="29" fill="${face}"/>` +
      path(
        times(8, (index) =>
          gouge(112, 121, 92 - Math.abs(Math.sin((index / 8) * 6.28)) * 62, (index / 8) * Math.PI * 2, 2),
        ),
        vein,
      ),
  ) +
  `<ellipse cx="0" cy="148" rx="138" ry="40" fill="${rim}"/><ellipse cx="0" cy="140" rx="128" ry="32" fill="${face}"/>` +
  path(
    times(11, (index) =>
      gouge(0, 140, 118 - Math.abs(Math.sin((index / 11) * 6.28)) * 86, (index / 11) * Math.PI * 2, 2),
    ),
    vein,
  )
