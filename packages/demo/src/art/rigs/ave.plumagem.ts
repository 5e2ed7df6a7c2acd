import { mixed } from '../palettes.ts'
import { pick } from '../prng.ts'
import type { Subject } from './rig.ts'

/** Returns the colour of a bird: light ones for a dark sky, dark ones for a light sky. */
export function plumageOf({ inks, options, random }: Subject) {
  const isNight = inks.figure === inks.paper
  const tone = isNight
    ? pick(random, [
        inks.paper,
        mixed(inks.wood, inks.paper, 0.2),
        mixed(inks.glow, inks.paper, 0.35),
        mixed(inks.sky, inks.paper, 0.5),
        mixed(inks.accent, inks.paper, 0.45),
      ])
    : pick(random, [inks.ink, inks.ink, mixed(inks.deep, inks.ink, 0.35), mixed(inks.wood, inks.ink, 0.3)])
  return options.skin ?? tone
}
