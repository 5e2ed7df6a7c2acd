import { mandacaru, palm } from '../flora.ts'
import { gouge, rays } from '../primitives.ts'
import { between, times } from '../prng.ts'
import { circle, d, mirror, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Draws a round tree in bloom on a forked trunk: ipê, juazeiro, umbuzeiro. */
export const bloomingTree: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const petals = Math.min(options.petals ?? 6, 6)
  const crown = times(11, (index) => {
    const angle = Math.PI + (index / 10) * Math.PI
    const reach = between(random, 96, 128)
    return circle(
      Math.cos(angle) * reach * 1.15,
      -62 + Math.sin(angle) * reach,
      between(random, 50, 64),
      index % 2 ? inks.deep : inks.mid,
    )
  })
  const blossoms = times(32, (index) => {
    const angle = index * 2.4
    const reach = 24 * Math.sqrt(index)
    return blossom(
      Math.cos(angle) * reach * 1.36,
      -92 + Math.sin(angle) * reach * 0.92,
      between(random, 17, 27),
      petals,
      subject,
      index,
    )
  })
  const fallen = times(12, () =>
    path(gouge(between(random, -150, 150), between(random, 176, 214), 14, random() * 3, 6), inks.accent),
  )
  return circle(0, -92, 120, inks.deep) + crown + trunk(subject) + blossoms + fallen
}

function blossom(x: number, y: number, size: number, petals: number, { inks, options }: Subject, index: number) {
  const tones = [options.skin ?? inks.accent, inks.glow, options.skin ?? inks.accent, inks.paper]
  return (
    path(
      rays(x, y, { from: 0, length: size, count: petals, width: size * 0.36, start: index, end: index + Math.PI * 2 }),
      tones[index % 4]!,
    ) + circle(x, y, size * 0.2, inks.ink)
  )
}

const trunk = ({ inks }: Subject) =>
  path(
    'M-26 206C-12 130 -14 80 -24 40C-44 0 -80 -20 -110 -60L-102 -66C-70 -36 -34 -16 -10 10C-8 -40 -14 -70 -30 -110L-20 -112C0 -80 8 -40 10 6C30 -22 64 -40 96 -74L104 -68C80 -30 44 -8 28 40C20 80 20 130 36 206Q4 196 -26 206Z',
    inks.figure,
  ) +
  path(
    times(7, (index) => gouge(-10 + (index % 3) * 8, 40 + index * 22, 44, 1.5, 2.6)),
    inks.mid,
  ) +
  mirror(path(gouge(20, 196, 60, 0.3, 9), inks.figure))

export const bloomingCactus: DrawRig = ({ inks, random }) => {
  const flower = (x: number, y: number, size: number) =>
    path(rays(x, y, { from: 0, length: size, count: 11, width: size * 0.22 }), inks.accent) +
    path(rays(x, y, { from: 0, length: size * 0.62, count: 9, width: size * 0.16 }), inks.paper) +
    circle(x, y, size * 0.18, inks.glow)
  const column = (x: number, y: number, height: number, width: number) =>
    path(d`M${x - width} ${y}V${y - height + width}a${width} ${width} 0 0 1 ${width * 2} 0V${y}Z`, inks.figure) +
    path(
      times(3, (rib) => gouge(x + (rib - 1) * width * 0.55, y - height + width, height - width, 1.57, 3)),
      inks.mid,
    ) +
    path(
      times(Math.floor(height / 24), (row) =>
        times(2, (side) => gouge(x + (side ? width : -width), y - 12 - row * 22, 13, side ? -0.5 : -2.64, 2)),
      ),
      inks.figure,
    )
  const elbow = path(
    'M-30 90H-104C-124 90 -132 74 -132 60H-92Q-92 62 -30 56ZM30 40H104C128 40 136 20 136 6H96Q94 10 30 6Z',
    inks.figure,
  )
  return (
    mandacaru(-196, 214, between(random, 70, 110), inks.deep, random) +
    mandacaru(200, 214, between(random, 60, 100), inks.deep, random) +
    elbow +
    column(-112, 66, 140, 20) +
    column(116, 12, 130, 20) +
    column(0, 216, 330, 32) +
    flower(0, -122, 60) +
    flower(-112, -80, 40) +
    flower(116, -124, 44) +
    flower(-34, 10, 30)
  )
}

export const greatPalm: DrawRig = ({ inks, options, random }) => {
  const fan = (fill: string, reach: number, width: number, count: number) =>
    path(
      times(count, (index) => {
        const angle = -Math.PI - 0.5 + (index / (count - 1)) * (Math.PI + 1)
        return gouge(0, -70, reach * between(random, 0.9, 1), angle, width)
      }),
      fill,
    )
  const fruit =
    options.petals === 6
      ? times(24, (index) =>
          circle(
            -40 + (index % 6) * 14 + (index > 11 ? 12 : 0),
            -34 + Math.floor(index / 6) * 15,
            7,
            index % 3 ? inks.accent : inks.ink,
          ),
        )
      : ''
  return (
    palm(-176, 210, 170, inks.deep, random) +
    palm(180, 212, 150, inks.deep, random) +
    fan(inks.deep, 190, 22, 15) +
    fan(inks.mid, 150, 15, 13) +
    fan(inks.figure, 176, 4, 15) +
    path('M-15 214C-8 120 -6 30 -9 -70H9C6 30 8 120 17 214Z', inks.figure) +
    path(
      times(12, (index) => gouge(-9, -50 + index * 22, 20, 0.2, 2.4)),
      inks.mid,
    ) +
    fan(inks.glow, 84, 6, 9) +
    fruit
  )
}

export const greatPine: DrawRig = ({ inks, random }) => {
  const arms = times(6, (tier) => {
    const reach = 196 - tier * 22
    const y = 40 - tier * 40
    const needles = times(7, (index) =>
      gouge(reach * (0.42 + index * 0.1), y - 8 - index * 4, 34, -1.7 + index * 0.22, 7),
    )
    return mirror(
      path(
        d`M0 ${y + 16}Q${reach * 0.6} ${y + 26} ${reach} ${y - 26}Q${reach * 0.5} ${y + 6} 0 ${y + 2}Z`,
        inks.figure,
      ) + path(needles, tier % 2 ? inks.mid : inks.deep),
    )
  })
  const cones = times(
    5,
    (index) =>
      circle((index - 2) * 62, -60 + Math.abs(index - 2) * 40 + random() * 20, 15, inks.wood) +
      path(
        rays((index - 2) * 62, -60 + Math.abs(index - 2) * 40 + 8, { from: 2, length: 10, count: 8, width: 2 }),
        inks.glow,
      ),
  )
  return (
    path('M-16 214L-7 -196H7L18 214Z', inks.figure) +
    arms +
    path(rays(0, -190, { from: 4, length: 60, count: 9, width: 9, start: -2.9, end: -0.24 }), inks.deep) +
    cones +
    path(
      times(9, (index) => gouge(-4, 60 + index * 17, 14, 0.9, 2.4)),
      inks.mid,
    )
  )
}
