import { type Random, between, times } from './prng.ts'
import { type Box, circle, d, path, r1, rect } from './svg.ts'

/** Path of a tapered cut, the basic stroke of the woodcut style. */
export function gouge(x: number, y: number, length: number, angle: number, width: number) {
  const [alongX, alongY] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [sideX, sideY] = [Math.sin(angle) * width, Math.cos(angle) * width]
  const there = d`q${alongX / 2 - sideX} ${alongY / 2 + sideY} ${alongX} ${alongY}`
  const back = d`q${-alongX / 2 + sideX} ${-alongY / 2 - sideY} ${-alongX} ${-alongY}`
  return d`M${x} ${y}` + there + back
}

export interface Ring {
  from: number
  length: number
  count: number
  width: number
  start?: number
  end?: number
}

/** Path of gouges around a point; without `next` they all have the same length. */
export function rays(
  x: number,
  y: number,
  { from, length, count, width, start = 0, end = Math.PI * 2 }: Ring,
  next?: Random,
) {
  const isFull = end - start > 6.28
  return times(count, (index) => {
    const angle =
      start + ((end - start) * index) / (isFull ? count : Math.max(1, count - 1)) + (next ? next() * 0.04 : 0)
    const reach = length * (next ? between(next, 0.72, 1) : 1)
    return gouge(x + Math.cos(angle) * from, y + Math.sin(angle) * from, reach, angle, width)
  })
}

export function star(x: number, y: number, outer: number, inner: number, points: number) {
  const corner = (index: number) => {
    const radius = index % 2 ? inner : outer
    const angle = (index * Math.PI) / points - Math.PI / 2
    return `${index ? 'L' : 'M'}${r1(x + Math.cos(angle) * radius)} ${r1(y + Math.sin(angle) * radius)}`
  }
  return `${times(points * 2, corner)}Z`
}

export const crescent = (x: number, y: number, r: number) =>
  d`M${x + r * 0.45} ${y - r * 0.9}A${r} ${r} 0 1 0 ${x + r * 0.45} ${y + r * 0.9}A${r * 0.78} ${r * 0.78} 0 1 1 ${x + r * 0.45} ${y - r * 0.9}Z`

export function hills({ x, y, width, height }: Box, swell: number, next: Random, bumps = 4) {
  const bottom = y + height
  const step = width / bumps
  let level = y
  const crests = times(bumps, (index) => {
    const after = y + (next() - 0.5) * swell
    const crest = Math.min(level, after) - swell * next()
    level = after
    return d`Q${x + step * (index + 0.5)} ${crest} ${x + step * (index + 1)} ${after}`
  })
  return d`M${x} ${bottom}L${x} ${y}` + crests + d`L${x + width} ${bottom}Z`
}

/** Path of one modernist tile: two quarter circles in opposite corners. */
export function quarters(x: number, y: number, side: number, isFalling: boolean) {
  const half = side / 2
  return isFalling
    ? d`M${x} ${y}h${half}a${half} ${half} 0 0 1 ${-half} ${half}zM${x + side} ${y + side}h${-half}a${half} ${half} 0 0 1 ${half} ${-half}z`
    : d`M${x + side} ${y}v${half}a${half} ${half} 0 0 1 ${-half} ${-half}zM${x} ${y + side}v${-half}a${half} ${half} 0 0 1 ${half} ${half}z`
}

export function tiles(
  { x, y, width, height }: Box,
  side: number,
  [ground, mark]: readonly [string, string],
  next: Random,
) {
  const marks = times(Math.ceil(height / side), (row) =>
    times(Math.ceil(width / side), (column) => quarters(x + column * side, y + row * side, side, next() < 0.5)),
  )
  return rect({ x, y, width, height }, ground) + path(marks, mark)
}

export const dots = (
  count: number,
  { x, y, width, height }: Box,
  [small, large]: readonly [number, number],
  fill: string,
  next: Random,
) => times(count, () => circle(x + next() * width, y + next() * height, between(next, small, large), fill))
