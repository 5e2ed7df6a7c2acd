import { gouge, rays, tiles } from './primitives.ts'
import { random, times } from './prng.ts'
import { box, circle, clip, frame, path, picture, rect } from './svg.ts'
import { text, withGlyphs } from './text.ts'

const MATA = '#0B6B4A'
const DEEP = '#08402E'
const IPE = '#FFC83A'
const INK = '#06231A'
const PAPER = '#F4F3E6'

export const renderCardBack = () => picture(630, 880, 'Verso de carta Causos', withGlyphs(cardBackFace()))

export function cardBackFace() {
  const face = box(24, 24, 582, 832)
  const content =
    rect(box(0, 0, 630, 880), INK) +
    clip('b', rect(face, '#000', 16), tiles(box(24, 24, 582, 840), 64.7, [DEEP, MATA], random(77))) +
    frame(face, IPE, 5, 16) +
    frame(box(38, 38, 554, 804), IPE, 2, 10) +
    sun() +
    path('M315 590L340 615L315 640L290 615ZM315 240L340 265L315 290L290 265Z', IPE)
  return clip('c', rect(box(0, 0, 630, 880), '#000', 30), content)
}

const sun = () =>
  circle(315, 440, 214, INK) +
  path(rays(315, 440, { from: 150, length: 58, count: 44, width: 5 }), IPE) +
  circle(315, 440, 146, IPE) +
  circle(315, 440, 134, INK) +
  path(rays(315, 440, { from: 96, length: 28, count: 36, width: 3 }), MATA) +
  path(
    times(2, (index) => gouge(210, index ? 492 : 384, 210, 0, 7)),
    IPE,
  ) +
  text('Causos', 315, 460, { face: 'b', size: 62, fill: PAPER, anchor: 'middle', maxWidth: 216 })
