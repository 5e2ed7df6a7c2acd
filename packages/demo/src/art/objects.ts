import type { Inks } from './palettes.ts'
import { gouge, rays } from './primitives.ts'
import { times } from './prng.ts'
import { circle, d, line, mirror, path } from './svg.ts'

/** Draws an everyday object around the origin, within 200 units. */
export type DrawObject = (inks: Inks) => string

export const lantern: DrawObject = (inks) =>
  path(rays(0, 20, { from: 96, length: 116, count: 36, width: 6 }), inks.glow) +
  line('M-52 -118C-60 -212 60 -212 52 -118', inks.figure, 9) +
  path('M-34 -132H34L58 -96H-58Z', inks.figure) +
  path('M-14 -158H14L20 -132H-20Z', inks.accent) +
  path('M-54 -96H54C84 -30 84 60 54 118H-54C-84 60 -84 -30 -54 -96Z', inks.paper) +
  path(
    times(7, (index) => gouge((index - 3) * 9, 104, 128 - Math.abs(index - 3) * 26, -1.57 + (index - 3) * 0.06, 9)),
    inks.accent,
  ) +
  path(
    times(5, (index) => gouge((index - 2) * 7, 104, 78 - Math.abs(index - 2) * 18, -1.57 + (index - 2) * 0.05, 6)),
    inks.glow,
  ) +
  mirror(line('M50 -96C82 -30 82 60 50 118', inks.figure, 6) + path(gouge(58, -60, 130, 1.5, 3), inks.mid)) +
  line('M-72 -8H72M-70 50H70', inks.figure, 4) +
  path('M-62 112H62L74 140H-74Z', inks.figure) +
  path('M-86 140H86V164H-86Z', inks.accent) +
  path(
    times(8, (index) => gouge(-70 + index * 20, 152, 14, 0, 2)),
    inks.glow,
  )

export const basket: DrawObject = (inks) =>
  line('M-118 -26C-110 -190 110 -190 118 -26', inks.figure, 15) +
  path(
    times(11, (index) =>
      gouge(-112 + index * 22, -60 - Math.sin((index / 10) * Math.PI) * 88, 24, -0.7 + index * 0.14, 3),
    ),
    inks.glow,
  ) +
  path(rays(0, -26, { from: 0, length: 120, count: 13, width: 16, start: -2.9, end: -0.24 }), inks.deep) +
  fruit(-62, -46, 36, inks.accent, inks) +
  fruit(8, -58, 42, inks.glow, inks) +
  fruit(74, -44, 34, inks.accent, inks) +
  path('M-142 -34H142C136 60 112 130 84 160H-84C-112 130 -136 60 -142 -34Z', inks.figure) +
  times(4, (row) =>
    path(
      times(9 - row, (index) => {
        const x = (index - (8 - row) / 2) * 29
        const y = 8 + row * 38
        return index % 2
          ? d`M${x - 12} ${y - 11}h24v22h-24z`
          : gouge(x - 13, y - 8, 26, 0, 3) + gouge(x - 13, y, 26, 0, 3) + gouge(x - 13, y + 8, 26, 0, 3)
      }),
      row % 2 ? inks.glow : inks.mid,
    ),
  ) +
  path('M-150 -44H150V-18H-150Z', inks.accent) +
  path(
    times(13, (index) => gouge(-142 + index * 23, -31, 16, 0.5, 2.4)),
    inks.paper,
  )

const fruit = (x: number, y: number, radius: number, fill: string, inks: Inks) =>
  circle(x, y, radius, fill) +
  path(gouge(x - radius * 0.5, y - radius * 0.4, radius, -0.6, 4), inks.paper) +
  path(gouge(x, y - radius, 26, -1.2, 6), inks.deep)

export const drum: DrawObject = (inks) =>
  path('M-128 -70V84Q0 150 128 84V-70Z', inks.accent) +
  path(
    times(
      8,
      (index) =>
        d`M${-128 + index * 32} ${-58 + Math.sin((index / 8) * 3.14) * 40}l16 ${140}l16 ${-140}l-6 0l-10 104l-10 -104z`,
    ),
    inks.paper,
  ) +
  path('M-134 66Q0 134 134 66V94Q0 164 -134 94Z', inks.figure) +
  `<ellipse cx="0" cy="-70" rx="134" ry="50" fill="${inks.figure}"/><ellipse cx="0" cy="-74" rx="116" ry="38" fill="${inks.paper}"/>` +
  path(rays(0, -74, { from: 16, length: 20, count: 16, width: 3 }), inks.mid) +
  path(
    times(9, (index) => gouge(-118 + index * 28, 88 + Math.sin((index / 8) * 3.14) * 34, 18, 0.3, 3)),
    inks.glow,
  ) +
  path('M70 -160L-6 -84l8 8L82 -150ZM-140 -150L-34 -92l4 -10L-134 -162Z', inks.wood) +
  circle(78, -158, 14, inks.glow) +
  circle(-140, -158, 14, inks.glow)

export const gourd: DrawObject = (inks) =>
  path(rays(0, 60, { from: 130, length: 60, count: 24, width: 6 }), inks.mid) +
  path(
    'M-28 -150H28C24 -96 44 -70 78 -30C136 36 108 160 0 166C-108 160 -136 36 -78 -30C-44 -70 -24 -96 -28 -150Z',
    inks.wood,
  ) +
  path('M-92 4C-50 26 50 26 92 4C120 60 104 110 88 126C40 96 -40 96 -88 126C-104 110 -120 60 -92 4Z', inks.figure) +
  path(
    times(7, (index) => d`M${(index - 3) * 26} 34l12 22l-12 22l-12 -22z`),
    inks.glow,
  ) +
  path(
    times(8, (index) => gouge((index - 3.5) * 25 - 8, 96, 16, 0, 3)),
    inks.accent,
  ) +
  path('M-36 -172H36V-146H-36Z', inks.accent) +
  path('M-18 -206H18L14 -172H-14Z', inks.wood) +
  line('M-30 -140C-110 -130 -130 -60 -150 -20', inks.accent, 5) +
  circle(-152, -12, 12, inks.glow) +
  path(gouge(-30, -90, 70, 1.9, 4) + gouge(-52, -20, 60, 1.9, 4) + gouge(60, 130, 50, 2.5, 4), inks.glow)

export const drawnMap: DrawObject = (inks) =>
  path('M-170 -96L-62 -130L58 -96L170 -130V100L58 134L-62 100L-170 134Z', inks.paper) +
  path('M-62 -130L58 -96V134L-62 100Z', inks.glow) +
  path(
    'M-150 60C-100 10 -90 70 -40 40C10 10 -20 -40 40 -50C80 -56 90 -20 130 -70L134 -62C96 -6 76 -44 42 -40C-8 -30 20 26 -34 50C-90 78 -96 26 -144 68Z',
    inks.mid,
  ) +
  path(
    times(9, (index) => gouge(-140 + index * 28, 96 - Math.abs(index - 4) * 14, 16, -0.5 + (index % 2), 5)),
    inks.accent,
  ) +
  path('M84 40l12 12l14 -14l10 10l-14 14l14 14l-10 10l-14 -14l-12 12l-10 -10l12 -12l-12 -14z', inks.accent) +
  path('M-130 -40L-104 -84L-84 -50L-72 -66L-54 -36Z', inks.deep) +
  path(gouge(-104, -80, 40, 1.3, 3) + gouge(-70, -62, 26, 1.3, 3), inks.paper) +
  path(rays(104, 6, { from: 6, length: 26, count: 8, width: 4 }), inks.figure) +
  line('M-62 -130V100M58 -96V134', inks.figure, 3)

export const cauldron: DrawObject = (inks) =>
  path(
    times(6, (index) => gouge(-66 + index * 26, -74, 70 + (index % 3) * 30, -1.57 + (index % 2 ? 0.25 : -0.25), 9)),
    inks.glow,
  ) +
  path('M-140 -70H140C150 40 110 130 0 134C-110 130 -150 40 -140 -70Z', inks.figure) +
  `<ellipse cx="0" cy="-70" rx="146" ry="34" fill="${inks.accent}"/><ellipse cx="0" cy="-72" rx="122" ry="22" fill="${inks.ink}"/>` +
  path(
    times(9, (index) => gouge(-98 + index * 24, -72, 18, 0, 3)),
    inks.glow,
  ) +
  mirror(
    path('M76 110L112 170L88 172L52 126Z', inks.figure) + line('M134 -40C176 -40 176 20 130 16', inks.figure, 11),
  ) +
  path(
    times(6, (index) => gouge(-104 + index * 10, -16 + index * 20, 60, 1.3, 4)),
    inks.mid,
  ) +
  path(rays(30, 30, { from: 12, length: 26, count: 10, width: 5 }), inks.glow)
