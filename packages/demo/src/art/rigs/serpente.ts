import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { type Random, between, chance, times } from '../prng.ts'
import { circle, d, flip, path, r1 } from '../svg.ts'
import type { DrawRig, Subject } from './rig.ts'
import { serpentHead } from './serpente.head.ts'

const JOINTS = 120

interface Joint {
  x: number
  y: number
  /** Half the thickness of the body at this joint. */
  girth: number
  /** Unit vector across the body. */
  acrossX: number
  acrossY: number
}

type Spine = (progress: number) => readonly [x: number, y: number, girth: number]

export const serpente: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const isCoiled = !options.flames && chance(random, 0.45)
  const joints = jointsOf(isCoiled ? coil(random) : sway(random))
  const head = joints.at(-1)!
  const tone = options.skin ?? (inks.figure === inks.paper ? inks.glow : inks.figure)
  const drawing =
    fins(joints, subject, isCoiled) +
    path(outline(joints), tone) +
    markings(joints, subject) +
    `<g transform="translate(${r1(head.x)} ${r1(head.y)})">${serpentHead(subject, tone, isCoiled)}</g>`
  return chance(random, 0.5) ? flip(drawing) : drawing
}

function sway(random: Random): Spine {
  const turns = between(random, 2.75, 3.5) * Math.PI
  const reach = between(random, 138, 164)
  const girth = between(random, 24, 30)
  return (t) => {
    const phase = turns - t * turns
    return [
      Math.sin(phase) * reach * (1 - 0.34 * t),
      190 - t * 318 + Math.cos(phase * 2) * 10,
      6 + girth * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.88),
    ]
  }
}

function coil(random: Random): Spine {
  const turns = between(random, 1.75, 2.05) * Math.PI * 2
  const start = between(random, 0.2, 1.2)
  return (t) => {
    const angle = start + t * turns
    const radius = 208 - 190 * t
    return [
      Math.cos(angle) * radius,
      Math.sin(angle) * radius * 0.94 + 4,
      5 + 24 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.8),
    ]
  }
}

function jointsOf(spine: Spine): Joint[] {
  return Array.from({ length: JOINTS + 1 }, (_, index) => {
    const [x, y, girth] = spine(index / JOINTS)
    const [backX, backY] = spine(Math.max(0, index - 1) / JOINTS)
    const [aheadX, aheadY] = spine(Math.min(JOINTS, index + 1) / JOINTS)
    const length = Math.hypot(aheadX - backX, aheadY - backY)
    return { x, y, girth, acrossX: -(aheadY - backY) / length, acrossY: (aheadX - backX) / length }
  })
}

function outline(joints: Joint[]) {
  const side =
    (sign: number) =>
    ({ x, y, girth, acrossX, acrossY }: Joint) =>
      d`${x + acrossX * girth * sign} ${y + acrossY * girth * sign}`
  return `M${[...joints.map(side(1)), ...joints.toReversed().map(side(-1))].join('L')}Z`
}

function fins(joints: Joint[], { inks, options }: Subject, isCoiled: boolean) {
  const rows = (length: (girth: number, index: number) => number, width: number) =>
    joints
      .map((joint, index) => {
        if (index % 2 || index < 4 || index > JOINTS - 8) return ''
        const outward = isCoiled
          ? Math.sign(joint.acrossX * joint.x + joint.acrossY * joint.y) || 1
          : joint.acrossY < 0
            ? 1
            : -1
        const angle = Math.atan2(joint.acrossY * outward, joint.acrossX * outward) + 0.35
        const root = joint.girth * 0.7 * outward
        return gouge(
          joint.x + joint.acrossX * root,
          joint.y + joint.acrossY * root,
          length(joint.girth, index),
          angle,
          joint.girth * width,
        )
      })
      .join('')
  const height = options.flames ? 30 : options.crest ? 20 : isCoiled ? 2 : 8
  return (
    path(
      rows((girth, index) => girth * 1.15 + height + height * 0.4 * Math.sin(index * 1.3), 0.34),
      inks.deep,
    ) +
    path(
      rows((girth) => girth * 0.7 + height * 0.55, 0.2),
      options.flames ? inks.glow : inks.mid,
    )
  )
}

function markings(joints: Joint[], { inks, options, random }: Subject) {
  const mark = options.spots ? rings : chance(random, 0.5) ? belly : diamonds
  return mark(joints.slice(6, JOINTS - 8), inks)
}

const every = (joints: Joint[], step: number, draw: (joint: Joint) => string) =>
  times(Math.floor(joints.length / step), (index) => draw(joints[index * step]!))

const belly = (joints: Joint[], inks: Inks) =>
  path(
    every(joints, 3, ({ x, y, girth, acrossX, acrossY }) =>
      gouge(x - acrossX * girth * 0.72, y - acrossY * girth * 0.72, girth, Math.atan2(acrossY, acrossX), 1.9),
    ),
    inks.cut,
  )

function diamonds(joints: Joint[], inks: Inks) {
  const diamond = (size: number) =>
    every(joints, 6, ({ x, y, girth, acrossX, acrossY }) => {
      const [side, along] = [girth * size, girth * size * 0.9]
      return d`M${x + acrossX * side} ${y + acrossY * side}L${x - acrossY * along} ${y + acrossX * along}L${x - acrossX * side} ${y - acrossY * side}L${x + acrossY * along} ${y - acrossX * along}Z`
    })
  return path(diamond(0.62), inks.mid) + path(diamond(0.26), inks.cut)
}

const rings = (joints: Joint[], inks: Inks) =>
  every(joints, 5, ({ x, y, girth }) => circle(x, y, girth * 0.52, inks.mid) + circle(x, y, girth * 0.26, inks.cut))
