import { setImmediate as othersTurn } from 'node:timers/promises'

/** Nothing runs longer without a pause, so that other requests do not feel it. */
const SLICE_MS = 15

/** Works through many things on the main thread and lets other requests run in between. */
export async function inSlices<Thing>(things: Iterable<Thing>, work: (thing: Thing) => void) {
  let began = performance.now()
  for (const thing of things) {
    work(thing)
    if (performance.now() - began < SLICE_MS) continue
    await othersTurn()
    began = performance.now()
  }
}
