import { setFlagsFromString } from 'node:v8'
import type { App } from '../app.ts'

const LOOK_EVERY_MS = 250

/**
 * From when everything is read on, looks through old objects once they have grown by a twelfth; V8 waits for up to four
 * times as many. Earlier, that would take a third of the start. Returns a function that ends the waiting.
 */
export function keepHeapSmall(app: Pick<App, 'warming'>) {
  const timer = setInterval(() => {
    if (app.warming().length > 0) return
    clearInterval(timer)
    setFlagsFromString('--heap-growing-percent=8')
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
