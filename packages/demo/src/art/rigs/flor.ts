import { type DrawObject, basket, cauldron, drum, gourd, lantern } from '../objects.ts'
import { rays } from '../primitives.ts'
import { pick } from '../prng.ts'
import { path } from '../svg.ts'
import { amulet } from './flor.amuleto.ts'
import { bloomingCactus, bloomingTree, greatPalm, greatPine } from './flor.arvore.ts'
import { fruitBranch } from './flor.fruto.ts'
import { tortoise } from './flor.jabuti.ts'
import { lotus, rosette } from './flor.petalas.ts'
import type { DrawRig, Subject } from './rig.ts'

/** Draws a plant, animal or relic by the kind of card; the number of petals chooses among them. */
export const flor: DrawRig = (subject) => {
  if (subject.kind === 'Bicho') return tortoise(subject)
  if (subject.kind === 'Planta') return plant(subject)
  return subject.kind === 'Relíquia' ? relic(subject) : rosette(subject)
}

const PLANTS: Record<number, DrawRig> = {
  6: greatPalm,
  7: fruitBranch,
  11: bloomingCactus,
  12: greatPine,
  15: greatPalm,
}

const plant: DrawRig = (subject) => (PLANTS[subject.options.petals ?? 0] ?? bloomingTree)(subject)

function relic(subject: Subject) {
  const { options, random, element } = subject
  if (options.spots) return amulet(subject)
  if (element === 'agua') return lotus(subject)
  if (options.flames) return lantern(subject.inks)
  if (options.moon) return haloed(subject, cauldron)
  return haloed(subject, options.ribbons ? pick(random, [drum, gourd]) : pick(random, [basket, gourd]))
}

const haloed = ({ inks }: Subject, object: DrawObject) =>
  path(rays(0, 0, { from: 120, length: 110, count: 22, width: 13 }), inks.deep) +
  path(rays(0, 0, { from: 120, length: 82, count: 22, width: 6, start: 0.14, end: 6.43 }), inks.paper) +
  object(inks)
