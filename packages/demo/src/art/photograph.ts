import type { DefectKind, PassportFrame } from '@bra/contract/ground/passports.schemas'
import type { DemoCard } from '../demo.types.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardFace, WHOLE } from './card.ts'
import { cardBackFace } from './cardback.ts'
import { between, pick, type Random, random, seedOf, times } from './prng.ts'
import { at, box, clip, line, path, picture, r1, rect } from './svg.ts'
import { withGlyphs } from './text.ts'

const PHOTO_WIDTH = 960
const PHOTO_HEIGHT = 1280

/** What is wrong with a card, and where: units of its drawing, from the upper left corner of that side. */
export interface Flaw {
  side: 'front' | 'back'
  kind: DefectKind & ('whitening' | 'scratch' | 'wear')
  x: number
  y: number
}

interface Pose {
  side: Flaw['side']
  /** The place of the card that lies in the middle of the photo. */
  x: number
  y: number
  scale: number
  degrees: number
}

const middle = { x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2 }
const poses: Record<PassportFrame, Pose> = {
  front: { side: 'front', ...middle, scale: 1.24, degrees: -1.4 },
  back: { side: 'back', ...middle, scale: 1.24, degrees: 1.1 },
  top_corner: { side: 'front', x: CARD_WIDTH - 95, y: 115, scale: 3.6, degrees: 4 },
  bottom_corner: { side: 'front', x: 95, y: CARD_HEIGHT - 115, scale: 3.6, degrees: -5 },
}

/** Returns where a flaw is on a photo, in thousandths of its width and height; null if it is not in the picture. */
export function placeOf(frame: PassportFrame, flaw: Flaw) {
  const { side, scale, degrees, ...focus } = poses[frame]
  const turn = (degrees * Math.PI) / 180
  const [x, y] = [(flaw.x - focus.x) * scale, (flaw.y - focus.y) * scale]
  const across = (x * Math.cos(turn) - y * Math.sin(turn)) / PHOTO_WIDTH + 0.5
  const down = (x * Math.sin(turn) + y * Math.cos(turn)) / PHOTO_HEIGHT + 0.5
  const isSeen = side === flaw.side && [across, down].every((share) => share > 0 && share < 1)
  return isSeen ? { x: Math.round(across * 1000), y: Math.round(down * 1000) } : null
}

export function renderPhotograph(card: DemoCard, frame: PassportFrame, flaws: Flaw[]) {
  const next = random(seedOf(`photo ${card.set}${card.number}`))
  const { side, x, y, scale, degrees } = poses[frame]
  const face = side === 'front' ? cardFace(card) : cardBackFace()
  const ground = table(next)
  const marks = flaws.filter((flaw) => flaw.side === side).map((flaw) => flawed(flaw, next))
  const onCard = clip('card', rect(WHOLE, '#000', 30), marks.join(''))
  const lying = at(-x, -y, shadow() + face + onCard)
  const posed = at(PHOTO_WIDTH / 2, PHOTO_HEIGHT / 2, lying, scale, degrees)
  const title = `${card.name}, fotografia`
  return picture(PHOTO_WIDTH, PHOTO_HEIGHT, title, BLUR + withGlyphs(ground + posed) + light())
}

const BLUR =
  '<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>'
const shadow = () => `<g filter="url(#blur)" opacity=".5">${rect(box(6, 12, CARD_WIDTH, CARD_HEIGHT), '#000', 30)}</g>`

const WOODS = ['#5b4130', '#3e4a4d', '#6b5a45', '#2f3438'] as const
const PLANK = 320

function table(next: Random) {
  const wood = pick(next, WOODS)
  const grain = times(90, () => {
    const from = between(next, -60, PHOTO_WIDTH)
    const y = between(next, 0, PHOTO_HEIGHT)
    const data = `M${r1(from)} ${r1(y)}q${r1(between(next, 60, 160))} ${r1(between(next, -5, 5))} ${r1(between(next, 180, 420))} 0`
    return `<g opacity="${r1(between(next, 0.1, 0.3))}">${line(data, '#000', between(next, 0.8, 2.4))}</g>`
  })
  const gaps = times(3, (plank) => rect(box(0, (plank + 1) * PLANK, PHOTO_WIDTH, 3), 'rgba(0,0,0,.35)'))
  return rect(box(0, 0, PHOTO_WIDTH, PHOTO_HEIGHT), wood) + grain + gaps
}

/** The lamp stands at the upper left, and the corners of the lens have less light. */
const light = () =>
  '<radialGradient id="lamp" cx=".3" cy=".2" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/>' +
  `</radialGradient>${rect(box(0, 0, PHOTO_WIDTH, PHOTO_HEIGHT), 'url(#lamp)')}`

/** Bare paper is lighter than any ink. */
const PAPER = '#efe9dc'

function flawed({ kind, x, y }: Flaw, next: Random) {
  if (kind === 'scratch') {
    const data = `M${x - 40} ${y - 14}q40 ${r1(between(next, 6, 14))} 80 28`
    return `<g opacity=".75">${line(data, '#fff', 1.6)}</g>`
  }
  const [spread, count] = kind === 'wear' ? [8, 40] : [4, 24]
  return times(count, () => {
    const [left, top] = [x + between(next, -spread, spread), y + between(next, -spread * 2, spread * 2)]
    const size = between(next, 0.8, 2.6)
    return path(
      `M${r1(left)} ${r1(top)}l${r1(size)} ${r1(size / 2)}l${r1(-size / 3)} ${r1(size)}l${r1(-size)} ${r1(-size / 3)}Z`,
      PAPER,
    )
  })
}
