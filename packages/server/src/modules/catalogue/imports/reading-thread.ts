import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type BadRow, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { MOST_MEGABYTES } from './limits.ts'
import type { BatchOfRows, CatalogueFile, Told } from './reading-worker.ts'

/** Reads in a thread of its own, so that no file holds up a request; aborting `signal` ends thread and rows. */
export async function* readInThread(file: CatalogueFile, meter: Meter, signal: AbortSignal): AsyncGenerator<Reading> {
  if (signal.aborted) return
  const thread = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const end = () => void thread.terminate()
  signal.addEventListener('abort', end)
  const sets: ImportedSet[] = []
  try {
    for await (const [told] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[Told]>) {
      if (signal.aborted || told.kind === 'end') return
      if (told.kind === 'impossible') throw new ImportImpossible(told.problem)
      Object.assign(meter, told.meter)
      if (told.kind === 'meter') continue
      yield* rowsOf(told.batch, sets)
      thread.postMessage('more')
    }
    if (!signal.aborted) throw new Error('The thread that reads a catalogue ended')
  } catch (error) {
    throw isOutOfMemory(error) ? new ImportImpossible(`${file.path} precisa de memória demais para ser lido.`) : error
  } finally {
    signal.removeEventListener('abort', end)
    await thread.terminate()
  }
}

/** Cards of one set share one object again, by which the import knows the set. */
function* rowsOf({ sets, rows }: BatchOfRows, known: ImportedSet[]): Generator<Reading> {
  known.push(...sets)
  for (const row of rows)
    if ('problem' in row) yield row satisfies BadRow
    else yield { file: row.file, line: row.line, card: Object.assign(row.card, { set: known[row.set]! }) }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
