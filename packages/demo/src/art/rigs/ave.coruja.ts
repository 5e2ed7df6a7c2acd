import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { between, chance, pick, times } from '../prng.ts'
import { circle, d, mirror, path } from '../svg.ts'
import { plumageOf } from './ave.plumagem.ts'
import type { DrawRig, Subject } from './rig.ts'

export const owl: DrawRig = (subject) => {
  const { inks, options, random } = subject
  const plumage = plumageOf(subject)
  const eye = between(random, 31, 40)
  return (
    wings(subject, plumage) +
    body(subject, plumage) +
    breast(subject) +
    (chance(random, 0.4) ? heartFace(inks) : '') +
    mirror(face(inks, eye) + (options.ears || chance(random, 0.5) ? brow(inks) : '')) +
    path('M-14 -66L14 -66L0 -28Z', inks.glow) +
    mirror(path(gouge(12, 170, 34, 1.2, 6) + gouge(22, 164, 34, 0.9, 6) + gouge(4, 174, 34, 1.6, 6), inks.glow))
  )
}

function wings({ inks, random }: Subject, plumage: string) {
  const raised = between(random, -1.35, -0.75)
  const spread = between(random, 1.5, 1.9)
  const layer = (fill: string, reach: number, count: number) =>
    path(
      times(count, (index) =>
        gouge(
          46,
          -40,
          reach * (1 - (0.1 * Math.abs(index - count / 2)) / count),
          raised + (index / (count - 1)) * spread,
          19,
        ),
      ),
      fill,
    )
  const cuts = times(9, (index) => gouge(76, -30 + index * 3, 60, raised + 0.12 + (index / 8) * (spread - 0.3), 3))
  return mirror(layer(inks.deep, 214, 11) + layer(inks.mid, 164, 9) + layer(plumage, 120, 8) + path(cuts, inks.cut))
}

function body({ options, random }: Subject, plumage: string) {
  const tuft = options.ears ? 190 : pick(random, [150, 172])
  return path(
    `M-78 -96L-96 -${tuft}Q-46 -150 0 -146Q46 -150 96 -${tuft}L78 -96C108 20 70 150 0 186C-70 150 -108 20 -78 -96Z`,
    plumage,
  )
}

function breast({ inks, options, random }: Subject) {
  const rows = pick(random, [5, 6])
  const scale = options.spots ? drop : arc
  return path(
    times(rows, (row) => {
      const count = 6 - Math.floor(row * 0.7)
      return times(count, (index) => scale((index - (count - 1) / 2) * 26, 6 + row * 27))
    }),
    inks.cut,
  )
}

const arc = (x: number, y: number) => d`M${x - 11} ${y}q11 20 22 0q-11 9 -22 0Z`
const drop = (x: number, y: number) => d`M${x} ${y - 6}q9 12 0 19q-9 -7 0 -19Z`

const heartFace = (inks: Inks) =>
  mirror(
    path('M0 -118C24 -150 92 -142 90 -86C88 -40 40 -10 0 10Z', inks.cut) +
      path('M0 -106C22 -136 80 -130 78 -86C76 -48 36 -20 0 -4Z', inks.mid),
  )

const face = (inks: Inks, eye: number) =>
  path(rays(38, -84, { from: eye + 3, length: 15, count: 22, width: 2.6 }), inks.cut) +
  circle(38, -84, eye, inks.cut) +
  circle(38, -84, eye - 8, inks.glow) +
  circle(38, -84, eye * 0.4, inks.ink) +
  circle(43, -90, 4.5, inks.paper)

const brow = (inks: Inks) => path(gouge(8, -112, 84, -0.55, 7) + gouge(14, -124, 64, -0.5, 4), inks.glow)
