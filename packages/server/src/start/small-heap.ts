import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import type { App } from '../app.ts'

const LOOK_EVERY_MS = 250
/** Bytes of old objects that may gather before they are looked through: each look reads all that the process keeps. */
const GATHERED = 48 * 2 ** 20

/**
 * From when everything is read on, looks through old objects once so many have gathered; V8 waits for up to four times as
 * many as are kept. Earlier, that would take a third of the start. Returns a function that ends the waiting.
 */
export function keepHeapSmall(app: Pick<App, 'warming'>) {
  const timer = setInterval(() => {
    if (app.warming().length > 0) return
    clearInterval(timer)
    const share = (100 * GATHERED) / getHeapStatistics().used_heap_size
    setFlagsFromString(`--heap-growing-percent=${Math.ceil(share)}`)
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
