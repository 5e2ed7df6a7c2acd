import { chance } from '../prng.ts'
import { heraldicBird } from './ave.heraldica.ts'
import { owl } from './ave.coruja.ts'
import { perchedBird } from './ave.pousada.ts'
import type { DrawRig } from './rig.ts'

/** A bird: an owl with ears, a bird of prey with fangs or flames, a songbird with a crest, or what the seed says. */
export const ave: DrawRig = (subject) => {
  const { options, random } = subject
  if (options.ears || options.moon) return owl(subject)
  if (options.crest || options.ribbons) return perchedBird(subject)
  if (options.flames || options.fangs) return heraldicBird(subject)
  return chance(random, 0.5) ? owl(subject) : heraldicBird(subject)
}
