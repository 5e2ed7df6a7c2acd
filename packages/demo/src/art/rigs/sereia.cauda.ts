import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { times } from '../prng.ts'
import { at, d, line, mirror, path } from '../svg.ts'

type Point = readonly [number, number]
/** Two cubic Bézier curves that share their middle point. */
export type TailCurve = readonly [Point, Point, Point, Point, Point, Point, Point]

const STEPS = 44

interface Joint {
  x: number
  y: number
  angle: number
  girth: number
}

const cubic = (t: number, [a, b, c, e]: readonly [number, number, number, number]) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3

function pointAt(curve: TailCurve, progress: number): Point {
  const part = progress < 0.5 ? 0 : 3
  const t = progress < 0.5 ? progress * 2 : progress * 2 - 1
  const [a, b, c, e] = curve.slice(part, part + 4) as [Point, Point, Point, Point]
  return [cubic(t, [a[0], b[0], c[0], e[0]]), cubic(t, [a[1], b[1], c[1], e[1]])]
}

function jointsOf(curve: TailCurve, girth: number): Joint[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = index / STEPS
    const [x, y] = pointAt(curve, t)
    const [aheadX, aheadY] = pointAt(curve, Math.min(1, t + 0.01))
    const [backX, backY] = pointAt(curve, Math.max(0, t - 0.01))
    const swell = 1 + 0.16 * Math.sin(Math.min(1, t * 3.2) * Math.PI)
    return { x, y, angle: Math.atan2(aheadY - backY, aheadX - backX), girth: girth * swell * (1 - 0.8 * t ** 0.86) }
  })
}

const edge = ({ x, y, angle, girth }: Joint, sign: number) =>
  d`${x - Math.sin(angle) * girth * sign} ${y + Math.cos(angle) * girth * sign}`

export function fishTail(inks: Inks, curve: TailCurve, girth: number) {
  const joints = jointsOf(curve, girth)
  const skin = `M${joints.map((joint) => edge(joint, 1)).join('L')}L${joints
    .toReversed()
    .map((joint) => edge(joint, -1))
    .join('L')}Z`
  const end = joints.at(-1)!
  return (
    at(end.x, end.y, fluke(inks), 1.1, (end.angle * 180) / Math.PI - 90) +
    line(skin, inks.ink, 8) +
    path(skin, inks.glow) +
    path(scales(joints), inks.deep) +
    path(sheen(joints), inks.paper)
  )
}

const scales = (joints: Joint[]) =>
  times(Math.floor((STEPS - 4) / 2), (row) => {
    const joint = joints[row * 2 + 3]!
    const count = Math.max(1, Math.round(joint.girth / 9))
    const pitch = (joint.girth * 1.8) / count
    return times(count, (index) => {
      const across = (index - (count - 1) / 2) * pitch + (row % 2 ? pitch / 4 : -pitch / 4)
      const [cos, sin] = [Math.cos(joint.angle), Math.sin(joint.angle)]
      const point = (along: number, side: number) =>
        d`${joint.x + cos * along - sin * (across + side)} ${joint.y + sin * along + cos * (across + side)}`
      const half = pitch * 0.44
      return `M${point(0, -half)}Q${point(pitch * 0.95, 0)} ${point(0, half)}Q${point(pitch * 0.5, 0)} ${point(0, -half)}Z`
    })
  })

const sheen = (joints: Joint[]) =>
  times(6, (index) => {
    const { x, y, angle, girth } = joints[4 + index * 6]!
    return gouge(x + Math.sin(angle) * girth * 0.86, y - Math.cos(angle) * girth * 0.86, 30, angle, 2.6)
  })

const fluke = (inks: Inks) =>
  mirror(
    path('M0 -12C26 8 60 10 96 -14C120 -28 132 -20 138 -38C148 20 112 62 66 66C36 68 12 44 0 30Z', inks.ink) +
      path('M0 -4C28 16 62 18 98 -6C114 -16 124 -14 131 -24C136 20 106 56 66 59C40 60 16 40 0 22Z', inks.accent) +
      path(rays(2, 0, { from: 22, length: 96, count: 8, width: 3.4, start: -0.02, end: 0.86 }), inks.glow),
  )
