import type { ElementSlug, RigOptions } from '../../demo.types.ts'
import type { Inks } from '../palettes.ts'
import type { Random } from '../prng.ts'

export interface Subject {
  element: ElementSlug
  /** The kind printed on the card: 'Bicho', 'Planta', 'Relíquia'… */
  kind: string
  inks: Inks
  options: RigOptions
  random: Random
}

/** Draws a figure around the origin, within 230 units to every side. */
export type DrawRig = (subject: Subject) => string
