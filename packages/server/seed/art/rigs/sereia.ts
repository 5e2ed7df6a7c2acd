import { riverDolphin } from './sereia.boto.ts'
import { mermaid } from './sereia.iara.ts'
import type { DrawRig } from './rig.ts'

/** One of the water folk: with a skin of its own the river dolphin, otherwise the siren, always seen from behind. */
export const sereia: DrawRig = (subject) => (subject.options.skin ? riverDolphin(subject) : mermaid(subject))
