import { gouge, rays } from './primitives.ts'
import { times } from './prng.ts'
import { at, box, circle, clip, d, frame, path, rect } from './svg.ts'
import { text } from './text.ts'
import { type DrawGood, type Product, emblem, groundShadow, label, light, shade, wrapping } from './wrapping.ts'

export const booster: DrawGood = (product) => {
  const { inks } = product
  const teeth = times(24, () => 'l5 -9l5 9')
  const foil = `M180 62${teeth}V538${times(24, () => 'l-5 9l-5 -9')}Z`
  return (
    groundShadow(300, 546, 150) +
    wrapping(product, 'f', `<path d="${foil}"/>`, box(180, 50, 244, 500), 60) +
    path('M180 62H420V96H180ZM180 504H420V538H180Z', inks.ink) +
    path(
      times(24, (index) => gouge(185 + index * 10, 64, 30, 1.57, 1.6) + gouge(185 + index * 10, 506, 30, 1.57, 1.6)),
      inks.mid,
    ) +
    path('M180 118H420V192Q300 226 180 192Z', inks.ink) +
    text('CAUSOS', 300, 172, { face: 'b', size: 46, fill: inks.paper, anchor: 'middle', maxWidth: 212 }) +
    clip(
      `${product.id}r`,
      '<path d="M180 192H420V504H180Z"/>',
      path(rays(300, 318, { from: 70, length: 150, count: 34, width: 6 }), inks.sky),
    ) +
    emblem(product, 300, 318, 70) +
    label(product, box(204, 442, 192, 40)) +
    light('M180 96L236 96L206 504H180Z', 0.2) +
    light('M250 96H268L238 504H220Z', 0.12) +
    shade('M420 96H396L410 300L392 504H420Z', 0.28)
  )
}

const cardBackMini = ({ inks }: Product, x: number, y: number, degrees: number, fill: string) =>
  at(
    x,
    y,
    rect(box(-110, -154, 220, 308), inks.ink, 16) +
      rect(box(-100, -144, 200, 288), fill, 10) +
      path(rays(0, 0, { from: 40, length: 70, count: 22, width: 5 }), inks.glow) +
      circle(0, 0, 38, inks.glow) +
      circle(0, 0, 26, inks.ink),
    1,
    degrees,
  )

export const sleeves: DrawGood = (product) => {
  const { inks } = product
  return (
    groundShadow(300, 536, 190) +
    cardBackMini(product, 214, 300, -15, inks.mid) +
    cardBackMini(product, 256, 288, -5, inks.deep) +
    at(
      356,
      304,
      wrapping(
        product,
        'f',
        '<rect x="-118" y="-190" width="236" height="400" rx="14"/>',
        box(-118, -190, 240, 400),
        40,
      ) +
        frame(box(-118, -190, 236, 400), inks.ink, 5, 14) +
        path('M-118 -132H118V-40Q0 -10 -118 -40Z', inks.ink) +
        text('SLEEVES', 0, -76, { face: 'b', size: 36, fill: inks.paper, anchor: 'middle', maxWidth: 200 }) +
        emblem(product, 0, 62, 50) +
        label(product, box(-92, 146, 184, 36)) +
        rect(box(-30, -176, 60, 18), '#ffffff', 9) +
        light('M-118 -190H-40L-84 210H-118Z', 0.16) +
        shade('M118 -190H92L104 210H118Z', 0.25),
      1,
      7,
    )
  )
}

const landscape = ({ inks }: Product) =>
  path('M56 190H500V440H56Z', inks.sky) +
  path(rays(270, 330, { from: 76, length: 240, count: 48, width: 6, start: Math.PI, end: Math.PI * 2 }), inks.mid) +
  path('M56 350C150 300 240 320 300 344C380 316 450 320 500 340V440H56Z', inks.mid) +
  path('M56 392C160 356 260 372 340 384C400 372 460 372 500 380V440H56Z', inks.deep)

export const playmat: DrawGood = (product) => {
  const { inks } = product
  return (
    groundShadow(300, 474, 270) +
    wrapping(product, 'f', '<path d="M36 170H500V460H36Z"/>', box(36, 170, 470, 290), 58) +
    clip(`${product.id}p`, '<path d="M56 190H500V440H56Z"/>', landscape(product)) +
    emblem(product, 270, 318, 62) +
    label(product, box(176, 402, 188, 30)) +
    path('M484 150h56v330h-56z', inks.deep) +
    shade('M484 150h18v330h-18zM528 150h12v330h-12z', 0.35) +
    light('M508 150h10v330h-10z', 0.25) +
    `<ellipse cx="512" cy="150" rx="28" ry="15" fill="${inks.ink}"/><ellipse cx="512" cy="150" rx="18" ry="9" fill="${inks.mid}"/><ellipse cx="512" cy="150" rx="8" ry="4" fill="${inks.ink}"/><ellipse cx="512" cy="480" rx="28" ry="13" fill="${inks.ink}"/>` +
    shade('M470 170h14v290h-14z', 0.22)
  )
}

export const binder: DrawGood = (product) => {
  const { inks } = product
  return (
    groundShadow(304, 536, 200) +
    path('M150 84H470L486 100V532H166Z', inks.ink) +
    path(
      times(6, (index) => d`M${170 + index * 2} ${524 - index * 3}H${482}v3H${170}z`),
      inks.paper,
    ) +
    wrapping(product, 'f', '<rect x="126" y="72" width="344" height="444" rx="14"/>', box(126, 72, 350, 450), 56) +
    path('M126 86a14 14 0 0 1 14 -14H186V516H140a14 14 0 0 1 -14 -14Z', inks.ink) +
    path(
      times(4, (index) => d`M138 ${130 + index * 110}h36v10h-36zM138 ${148 + index * 110}h36v5h-36z`),
      inks.glow,
    ) +
    rect(box(226, 150, 204, 204), inks.ink, 14) +
    frame(box(236, 160, 184, 184), inks.glow, 3, 10) +
    emblem(product, 328, 252, 50) +
    label(product, box(226, 420, 204, 42)) +
    light('M186 72H214V516H186Z', 0.16) +
    path('M452 270h34a10 10 0 0 1 10 10v30a10 10 0 0 1 -10 10h-34z', inks.accent) +
    circle(472, 295, 8, inks.paper)
  )
}

export const toploaders: DrawGood = (product) => {
  const { inks } = product
  const holder = (x: number, y: number, degrees: number, fill: string) =>
    at(
      x,
      y,
      rect(box(-126, -180, 252, 360), '#C9D8DA', 12) +
        rect(box(-112, -160, 224, 326), '#E8F0F0', 6) +
        rect(box(-100, -142, 200, 292), inks.ink, 12) +
        rect(box(-90, -132, 180, 272), fill, 8) +
        path(rays(0, 0, { from: 44, length: 70, count: 26, width: 5 }), inks.glow) +
        circle(0, 0, 42, inks.glow) +
        circle(0, 0, 30, inks.ink) +
        light('M-126 -180H-30L-126 60Z', 0.4) +
        light('M40 -180H70L-90 180H-120Z', 0.3) +
        frame(box(-126, -180, 252, 360), '#9DB3B6', 3, 12) +
        path('M-46 -180a46 22 0 0 0 92 0Z', '#9DB3B6'),
      1,
      degrees,
    )
  return (
    groundShadow(300, 526, 200) +
    holder(212, 300, -12, inks.mid) +
    holder(310, 300, -1, inks.deep) +
    at(386, 310, holder(0, 0, 10, inks.mid)) +
    label(product, box(300, 446, 190, 40))
  )
}
