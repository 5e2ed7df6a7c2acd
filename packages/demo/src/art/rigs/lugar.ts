import type { ElementSlug } from '../../demo.types.ts'
import { pick } from '../prng.ts'
import { fields } from './lugar.campo.ts'
import { mesas } from './lugar.chapada.ts'
import { river } from './lugar.rio.ts'
import { village } from './lugar.vila.ts'
import type { DrawRig } from './rig.ts'

/** Draws a place without a figure, wider than other figures. */
export const lugar: DrawRig = (subject) => {
  if (subject.options.ribbons) return village(subject)
  return pick(subject.random, PLACES[subject.element])(subject)
}

const PLACES: Record<ElementSlug, readonly [DrawRig, ...DrawRig[]]> = {
  mata: [river, river, fields, village],
  agua: [river, village],
  fogo: [mesas, fields, village],
  vento: [fields, village, mesas],
  noite: [village, river, fields],
  terra: [mesas, village, fields],
}
