import type { ElementSlug, Rig, RigOptions } from '../demo.types.ts'

/**
 * A being of legend, or a family of relics, places or songs, and its printings: one a line,
 * `SET rarity cost strength | name | English name | rules text`.
 * SET may carry `#17` (a fixed number), `*` (secret, beyond the total) and `:fogo` (another element than its kin);
 * rarity is the first letter of its slug; strength is `4/4`, or `-` for what does not fight.
 */
export interface Being {
  element: ElementSlug
  kind: string
  rig: Rig
  options: RigOptions
  printings: string
}
