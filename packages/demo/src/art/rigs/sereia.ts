import type { DrawRig } from './rig.ts'
import { riverDolphin } from './sereia.boto.ts'
import { mermaid } from './sereia.iara.ts'
import { riverFish } from './sereia.peixe.ts'

/** One of the water folk: the dolphin wears a crest (its hat), beasts and fanged things are fish, the siren is seen from behind. */
export const sereia: DrawRig = (subject) => {
  const { options, kind } = subject
  if (options.fangs || kind === 'Bicho') return riverFish(subject)
  return options.crest ? riverDolphin(subject) : mermaid(subject)
}
