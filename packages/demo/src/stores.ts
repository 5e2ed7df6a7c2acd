import { centre } from './stores/centre.ts'
import { north } from './stores/north.ts'
import { northeast } from './stores/northeast.ts'
import { south } from './stores/south.ts'
import { southeast } from './stores/southeast.ts'
import type { DemoStore, StarsProfile } from './world.types.ts'

/** The thirty stores of the demo world, from north to south. */
export const demoStores: DemoStore[] = [...north, ...northeast, ...centre, ...southeast, ...south]

/** Percentages of reviews with 1, 2, 3, 4 and 5 stars; null for a store without sales. */
export const starWeights: Record<StarsProfile, [number, number, number, number, number] | null> = {
  excellent: [0, 1, 2, 15, 82],
  good: [2, 2, 6, 26, 64],
  mixed: [7, 8, 17, 32, 36],
  none: null,
}
