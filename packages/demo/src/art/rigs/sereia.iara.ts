import type { Inks } from '../palettes.ts'
import { gouge, rays, star } from '../primitives.ts'
import { between, chance, times } from '../prng.ts'
import { circle, d, flip, path } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'
import { type TailCurve, fishTail } from './sereia.cauda.ts'

export const mermaid: DrawRig = (subject) => {
  const { inks, random } = subject
  const swing = between(random, -16, 18)
  const curve: TailCurve = [
    [2, -6],
    [4, 62],
    [132 + swing, 70],
    [98 + swing, 150],
    [66 + swing, 222],
    [-84, 226],
    [-138, 128 - swing],
  ]
  const drawing =
    fishTail(inks, curve, 56) + back(inks) + raisedArm(subject) + hair(subject) + ornaments(subject) + spray(subject)
  return chance(random, 0.5) ? flip(drawing) : drawing
}

const back = ({ wood, glow, deep }: Inks) =>
  path(
    'M-20 -112C-62 -104 -84 -96 -88 -66C-92 -30 -104 0 -120 28C-112 38 -102 36 -96 30C-80 8 -70 -22 -66 -48C-58 -20 -50 -10 -52 14Q4 40 58 14C52 -10 58 -22 66 -52L84 -62C82 -92 62 -104 20 -112Z',
    wood,
  ) +
  path('M-53 6Q4 34 58 4L60 18Q4 48 -54 20Z', glow) +
  path(
    times(7, (index) => gouge(-44 + index * 15, 22 + Math.sin((index / 6) * Math.PI) * 8, 24, 1.57, 5)),
    deep,
  )

function raisedArm({ inks, options }: Subject) {
  const arm = path(
    'M58 -92C84 -104 106 -122 116 -146C122 -162 122 -178 128 -192L142 -188C142 -166 142 -146 132 -126C118 -98 92 -72 66 -60Z',
    inks.wood,
  )
  const halo = path(rays(136, -226, { from: 34, length: 24, count: 16, width: 3 }), inks.paper)
  const held = options.moon
    ? path(star(136, -222, 30, 13, 5), inks.glow)
    : path(d`M132 -204h9v34h-9z`, inks.accent) +
      circle(136, -226, 29, inks.accent) +
      circle(136, -226, 22, inks.sky) +
      path(gouge(122, -220, 30, -0.8, 4) + gouge(132, -214, 22, -0.8, 3), inks.paper)
  return arm + halo + held
}

type Lock = readonly [root: number, bendX: number, bendY: number, endX: number, endY: number, width: number]

/** Path of one lock of hair: two curves that meet at its tip. */
const lock = ([root, bendX, bendY, endX, endY, width]: Lock) =>
  d`M${root - width} -176C${bendX - width} ${bendY} ${endX - bendX * 0.4 - width} ${endY - 60} ${endX} ${endY}C${endX - bendX * 0.4 + width} ${endY - 54} ${bendX + width} ${bendY} ${root + width} -176Z`

function hair({ inks, options, random }: Subject) {
  const wind = between(random, 12, 40)
  const tone = inks.figure === inks.paper ? inks.accent : inks.ink
  const shine = options.flames || tone === inks.accent ? inks.glow : inks.mid
  const locks = (count: number, width: number, ragged: number) =>
    times(count, (index) => {
      const side = (index / (count - 1)) * 2 - 1
      const tip = -46 + 52 * Math.cos(side * 1.3) + random() * ragged
      return lock([side * 34, side * 72, -116, side * 62 - wind, tip, width])
    })
  const crown =
    'M0 -214C46 -214 60 -178 58 -146C60 -110 50 -80 0 -76C-50 -80 -60 -110 -58 -146C-60 -178 -46 -214 0 -214Z'
  const parting = times(7, (index) =>
    gouge(-36 + index * 12, -196 - Math.sin((index / 6) * Math.PI) * 10, 34, 1.9 - index * 0.11, 2.4),
  )
  return path(crown + locks(8, 17, 34), tone) + path(locks(12, 1.4, 10) + parting, shine)
}

function ornaments({ inks, options }: Subject) {
  const flowers = options.crest ? 7 : 3
  return times(flowers, (index) => {
    const angle = -2.85 + (index / (flowers - 1)) * 2.56
    const x = Math.cos(angle) * 58
    const y = -158 + Math.sin(angle) * 46
    return (
      path(rays(x, y, { from: 0, length: 21, count: 7, width: 7 }), index % 2 ? inks.accent : inks.paper) +
      circle(x, y, 5.5, inks.glow)
    )
  })
}

const spray = ({ inks, random }: Subject) =>
  path(
    times(9, (index) => gouge(-150 + index * 34, 206 + Math.sin(index * 2) * 9, 44, index % 2 ? -0.16 : 0.1, 6)),
    inks.paper,
  ) + times(8, () => circle(between(random, -200, -60), between(random, 40, 120), between(random, 2.5, 6), inks.paper))
