import { times } from './prng.ts'
import { box, circle, d, path } from './svg.ts'
import { text } from './text.ts'
import { type DrawGood, type Product, emblem, groundShadow, label, light, shade, wrapping } from './wrapping.ts'

interface Solid {
  left: number
  right: number
  top: number
  bottom: number
  /** `depth` is how far the side runs back, `rise` how high the lid goes up. */
  depth: number
  rise: number
}

/** Draws a box seen from a little above and to the right of its front. */
function solid(product: Product, { left, right, top, bottom, depth, rise }: Solid) {
  const front = d`M${left} ${top}H${right}V${bottom}H${left}Z`
  const side = d`M${right} ${top}L${right + depth} ${top - rise}V${bottom - rise}L${right} ${bottom}Z`
  const lid = d`M${left} ${top}L${left + depth} ${top - rise}H${right + depth}L${right} ${top}Z`
  const area = box(left, top - rise, right - left + depth, bottom - top + rise)
  return (
    groundShadow((left + right + depth) / 2, bottom + 2, (right - left + depth) * 0.56) +
    wrapping(product, 'f', `<path d="${front}"/>`, area) +
    path(side, product.inks.deep) +
    wrapping(product, 's', `<path d="${side}"/>`, area, 44) +
    shade(side, 0.42) +
    path(lid, product.inks.mid) +
    light(lid, 0.3)
  )
}

export const displayBox: DrawGood = (product) => {
  const { inks } = product
  return (
    solid(product, { left: 70, right: 420, top: 190, bottom: 500, depth: 110, rise: 80 }) +
    path('M70 190L180 110H530L420 190Z', inks.deep) +
    times(9, (index) =>
      path(
        d`M${104 + index * 36} ${178}l${62} ${-48}h30l${-62} ${48}z`,
        [inks.glow, inks.paper, inks.accent][index % 3]!,
      ),
    ) +
    shade('M70 190L180 110H530L420 190L404 190L506 120H190L92 190Z', 0.35) +
    path('M70 190H420V286Q245 236 70 286Z', inks.ink) +
    text('CAUSOS', 245, 236, { face: 'b', size: 46, fill: inks.paper, anchor: 'middle', maxWidth: 300 }) +
    emblem(product, 245, 366, 60) +
    label(product, box(112, 446, 266, 38))
  )
}

export const starterDeck: DrawGood = (product) => {
  const { inks } = product
  return (
    solid(product, { left: 150, right: 394, top: 130, bottom: 512, depth: 64, rise: 46 }) +
    path('M174 156H370V372H174Z', inks.ink) +
    path('M182 164H362V364H182Z', inks.sky) +
    emblem(product, 272, 262, 54) +
    text('CAUSOS', 272, 418, { face: 'b', size: 38, fill: inks.paper, anchor: 'middle', maxWidth: 210 }) +
    label(product, box(174, 446, 196, 40)) +
    circle(384, 148, 34, inks.accent) +
    text('60', 384, 158, { face: 'b', size: 30, fill: '#fff', anchor: 'middle' })
  )
}

export const deckBox: DrawGood = (product) => {
  const { inks } = product
  return (
    solid(product, { left: 160, right: 400, top: 170, bottom: 500, depth: 80, rise: 60 }) +
    path('M160 170L240 110H480L400 170V262Q280 330 160 262Z', inks.ink) +
    path('M160 170L240 110H480L400 170Z', inks.deep) +
    light('M160 170L240 110H480L400 170Z', 0.14) +
    path('M400 170L480 110V196L400 262Z', inks.ink) +
    shade('M400 170L480 110V196L400 262Z', 0.3) +
    path('M166 258Q280 322 394 258L394 264Q280 330 166 264Z', inks.glow) +
    emblem(product, 280, 224, 36) +
    label(product, box(190, 438, 180, 36))
  )
}
