import { gouge, rays } from './primitives.ts'
import { times } from './prng.ts'
import { at, box, circle, d, path } from './svg.ts'
import { text } from './text.ts'
import { type DrawGood, type Product, emblem, groundShadow, label, light, shade, wrapping } from './wrapping.ts'

function icosahedron({ inks }: Product, fill: string, value: string) {
  const lines =
    'M0 -84L78 44L-78 44ZM0 -84L0 -120M78 44L104 60M-78 44L-104 60M0 -84L-104 -60M0 -84L104 -60M78 44L104 -60M-78 44L-104 -60M-78 44L0 120M78 44L0 120'
  return (
    path('M0 -120L104 -60V60L0 120L-104 60V-60Z', fill) +
    light('M0 -120L104 -60L0 -84L-104 -60Z', 0.34) +
    light('M0 -84L78 44H-78Z', 0.14) +
    shade('M78 44L104 -60V60ZM-78 44L-104 -60V60Z', 0.14) +
    shade('M-78 44H78L0 120ZM78 44L104 60L0 120ZM-78 44L-104 60L0 120Z', 0.3) +
    `<path d="${lines}" fill="none" stroke="${inks.ink}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M0 -120L104 -60V60L0 120L-104 60V-60Z" fill="none" stroke="${inks.ink}" stroke-width="6" stroke-linejoin="round"/>` +
    text(value, 0, 26, { face: 'b', size: 58, fill: inks.paper, anchor: 'middle' })
  )
}

function cube({ inks }: Product, fill: string) {
  const pip = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="9" fill="${inks.paper}"/>`
  return (
    path('M-70 -40L0 -76L74 -44V46L4 86L-70 48Z', fill) +
    light('M-70 -40L0 -76L74 -44L4 -6Z', 0.36) +
    shade('M4 -6L74 -44V46L4 86Z', 0.3) +
    `<path d="M-70 -40L0 -76L74 -44V46L4 86L-70 48ZM-70 -40L4 -6L74 -44M4 -6V86" fill="none" stroke="${inks.ink}" stroke-width="5" stroke-linejoin="round"/>` +
    pip(-50, -8) +
    pip(-33, 22) +
    pip(-16, 50) +
    pip(40, 18) +
    `<ellipse cx="2" cy="-41" rx="11" ry="6" fill="${inks.paper}"/>`
  )
}

export const diceSet: DrawGood = (product) => {
  const { inks } = product
  const pyramid =
    path('M0 -92L84 58L-84 58Z', inks.glow) +
    shade('M0 -92L84 58L16 40Z', 0.22) +
    `<path d="M0 -92L84 58H-84ZM0 -92L16 40L84 58M16 40L-84 58" fill="none" stroke="${inks.ink}" stroke-width="5" stroke-linejoin="round"/>` +
    text('4', -16, 38, { face: 'b', size: 44, fill: inks.ink, anchor: 'middle' })
  return (
    groundShadow(300, 500, 230) +
    at(300, 214, icosahedron(product, inks.deep, '20'), 1.2, -6) +
    at(150, 408, cube(product, inks.accent), 1.12) +
    at(456, 404, icosahedron(product, inks.mid, '8'), 0.8, 12) +
    at(306, 436, pyramid, 0.86)
  )
}

export const tin: DrawGood = (product) => {
  const { inks } = product
  const wall = 'M110 190V470C110 540 490 540 490 470V190Z'
  return (
    groundShadow(300, 520, 220) +
    wrapping(product, 'f', `<path d="${wall}"/>`, box(110, 190, 380, 340), 48) +
    shade('M110 190H160V508C130 498 110 486 110 470Z', 0.3) +
    shade('M490 190H420V514C460 504 490 490 490 470Z', 0.34) +
    light('M196 240H226V520L196 516Z', 0.2) +
    path('M104 150V214C104 268 496 268 496 214V150Z', inks.ink) +
    path('M104 206C104 262 496 262 496 206V214C496 270 104 270 104 214Z', inks.glow) +
    `<ellipse cx="300" cy="150" rx="196" ry="58" fill="${inks.deep}"/><ellipse cx="300" cy="146" rx="176" ry="47" fill="${inks.mid}"/>` +
    `<g transform="translate(300 146) scale(1 .28)">${path(rays(0, 0, { from: 60, length: 104, count: 30, width: 9 }), inks.glow)}${circle(0, 0, 62, inks.glow)}</g>` +
    emblem(product, 300, 366, 60) +
    label(product, box(196, 456, 208, 38))
  )
}

export const enamelPin: DrawGood = (product) => {
  const { inks } = product
  const petal = times(12, (index) =>
    gouge(Math.cos((index / 12) * 6.283) * 84, Math.sin((index / 12) * 6.283) * 84, 116, (index / 12) * 6.283, 30),
  )
  return (
    groundShadow(300, 556, 120) +
    path('M110 60H490V540H110Z', inks.paper) +
    path('M110 60H490V132H110Z', inks.ink) +
    circle(300, 96, 15, inks.paper) +
    `<path d="M110 60H490V540H110Z" fill="none" stroke="${inks.ink}" stroke-width="4"/>` +
    at(306, 316, shade(petal + d`M-120 0a120 120 0 1 0 240 0a120 120 0 1 0 -240 0z`, 0.2)) +
    at(
      300,
      306,
      path(petal, '#B0761A') +
        circle(0, 0, 132, '#B0761A') +
        circle(0, 0, 124, '#F3D37C') +
        circle(0, 0, 116, inks.deep),
    ) +
    emblem(product, 300, 306, 62) +
    light('M206 250a110 110 0 0 1 80 -56l4 18a92 92 0 0 0 -68 48z', 0.5) +
    text('CAUSOS', 300, 506, { face: 'b', size: 30, fill: inks.ink, anchor: 'middle' }) +
    text(product.good.brand, 470, 110, { face: 'h', size: 20, fill: inks.paper, anchor: 'end', maxWidth: 140 })
  )
}
