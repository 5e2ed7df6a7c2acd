import { beastMask } from './mascara.bicho.ts'
import { bullMask } from './mascara.boi.ts'
import { carvedMask } from './mascara.madeira.ts'
import { headlessMule } from './mascara.mula.ts'
import { platedBeast } from './mascara.tatu.ts'
import type { DrawRig } from './rig.ts'

/** Draws a head from the front: the ox of the feast, a beast, or a mask of carved wood. */
export const mascara: DrawRig = (subject) => {
  const { bull, ears, flames, spots, fangs } = subject.options
  if (bull) return bullMask(subject)
  if (!ears) return carvedMask(subject)
  if (flames) return headlessMule(subject)
  return spots && !fangs ? platedBeast(subject) : beastMask(subject)
}
