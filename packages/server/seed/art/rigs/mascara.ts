import { beastMask } from './mascara.bicho.ts'
import { bullMask } from './mascara.boi.ts'
import { carvedMask } from './mascara.madeira.ts'
import type { DrawRig } from './rig.ts'

/** A mask seen from the front: the ox of the feast, a beast, or carved wood. */
export const mascara: DrawRig = (subject) => {
  if (subject.options.bull) return bullMask(subject)
  return subject.options.ears ? beastMask(subject) : carvedMask(subject)
}
