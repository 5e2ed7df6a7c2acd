import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allJobs } from './create-app.ts'
import { modules } from './modules.ts'
import { sourcesUnder } from './testing/import-graph.ts'

const src = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(file, 'utf8')
const sources = sourcesUnder(src)
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith(`${src}testing/`))
  .map(read)

/** The names in `events.ts` or `jobs.ts`, in alphabetical order. */
const namesIn = (file: string) =>
  [...read(`${src}${file}`).matchAll(/^ {4}(\w+): /gm)].map(([, name]) => name!).toSorted()
/** Returns the names that occur in no file that imports this function. */
const unnamedBy = (verb: 'emit' | 'enqueue', names: string[]) => {
  const callers = sources.filter((text) =>
    new RegExp(`import \\{[^}]*\\b${verb}\\b[^}]*\\} from '.*platform/`).test(text),
  )
  return names.filter((name) => !callers.some((text) => text.includes(`'${name}'`)))
}

describe('the list of events', () => {
  it('names every event that is heard, and none that is not', () => {
    const heard = Object.values(modules).flatMap(({ listeners = {} }) => Object.keys(listeners))
    expect([...new Set(heard)].sort()).toEqual(namesIn('events.ts'))
  })

  it('names only events that are emitted', () => {
    expect(unnamedBy('emit', namesIn('events.ts'))).toEqual([])
  })
})

describe('the list of jobs', () => {
  const jobs = Object.entries(allJobs()).filter(([name]) => name !== 'sweep_events')

  it('names every job that is done, and none that is not', () => {
    expect(jobs.map(([name]) => name).sort()).toEqual(namesIn('jobs.ts'))
  })

  it('has only jobs that are repeated or asked for', () => {
    const once = jobs.flatMap(([name, { everyMs }]) => (everyMs ? [] : [name]))
    expect(unnamedBy('enqueue', once)).toEqual([])
  })
})
