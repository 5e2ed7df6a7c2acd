import { chance } from '../prng.ts'
import { owl } from './ave.coruja.ts'
import { heraldicBird } from './ave.heraldica.ts'
import { perchedBird } from './ave.pousada.ts'
import type { DrawRig } from './rig.ts'

/** Draws a bird: mostly an owl by night, a bird of prey with fangs or fire, otherwise by the seed. */
export const ave: DrawRig = (subject) => {
  const { options, random, element } = subject
  if (options.ears || (options.moon && (options.crest || chance(random, 0.75)))) return owl(subject)
  if (options.flames || options.fangs || element === 'fogo') return heraldicBird(subject)
  const isSinger = chance(random, element === 'vento' ? 0.45 : 0.85)
  return isSinger ? perchedBird(subject) : heraldicBird(subject)
}
