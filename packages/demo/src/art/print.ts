import type { DemoCard } from '../demo.types.ts'
import type { Inks } from './palettes.ts'
import type { Random } from './prng.ts'

/** What the parts of a card share; `id` is a prefix for ids inside the drawing. */
export interface Print {
  card: DemoCard
  inks: Inks
  random: Random
  id: string
  isFullArt: boolean
}
