import { chance } from '../prng.ts'
import { amulet } from './flor.amuleto.ts'
import { fruitBranch } from './flor.fruto.ts'
import { lotus, rosette } from './flor.petalas.ts'
import type { DrawRig } from './rig.ts'

/** A relic of nature: a carved amulet, a fruit, a flower from the side or from above. */
export const flor: DrawRig = (subject) => {
  const { options, random } = subject
  if (options.ears || options.fangs) return amulet(subject)
  if (options.spots) return fruitBranch(subject)
  return chance(random, 0.4) ? lotus(subject) : rosette(subject)
}
