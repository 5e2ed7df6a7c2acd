import type { DrawRig } from './rig.ts'
import { riverDolphin } from './sereia.boto.ts'
import { mermaid } from './sereia.iara.ts'
import { riverFish } from './sereia.peixe.ts'

/** Draws a fish for a beast or with fangs, a dolphin if it has a crest (its hat), else a siren from behind. */
export const sereia: DrawRig = (subject) => {
  const { options, kind } = subject
  if (options.fangs || kind === 'Bicho') return riverFish(subject)
  return options.crest ? riverDolphin(subject) : mermaid(subject)
}
