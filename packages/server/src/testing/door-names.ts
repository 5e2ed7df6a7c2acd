import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { sourcesUnder } from './import-graph.ts'

interface Naming {
  kind: 'import' | 'export'
  /** The file that imports or exports the name, and the file that it names as its source. */
  file: string
  from: string
  name: string
}

const statements = /^(import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)'$/gm

/**
 * Counts the names on the doors of modules. Returns those that one other module imports and nothing at home uses, by
 * both modules, as `wing/module → wing/module`.
 */
export function namesOfOneUser(src: string): { names: number; ofOneUser: Map<string, string[]> } {
  const modules = join(src, 'modules')
  const moduleOf = (file: string) => /^([^/.]+\/[^/]+)\//.exec(relative(modules, file))?.[1] ?? null
  const isDoor = (file: string) => moduleOf(file) !== null && relative(modules, file) === `${moduleOf(file)}/index.ts`
  const sources = new Map(
    sourcesUnder(src)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const namings = [...sources].flatMap(([file, text]) => namingsIn(file, text))
  const importsOf = Map.groupBy(
    namings.filter(({ kind }) => kind === 'import'),
    ({ from, name }) => `${from} ${name}`,
  )
  const usersOf = (file: string, name: string) =>
    (importsOf.get(`${file} ${name}`) ?? []).map((one) => moduleOf(one.file))
  const onDoors = namings.filter(({ kind, file }) => kind === 'export' && isDoor(file))
  const lonely = onDoors.flatMap(({ file: door, from, name }) => {
    const [home, users] = [moduleOf(door), new Set(usersOf(door, name))]
    const [user] = users
    const isUsedAtHome = usersOf(from, name).includes(home) || timesIn(sources.get(from)!, name) > 1
    return user && user !== home && users.size === 1 && !isUsedAtHome ? [{ between: `${home} → ${user}`, name }] : []
  })
  const ofOneUser = Map.groupBy(lonely, ({ between }) => between)
  return {
    names: onDoors.length,
    ofOneUser: new Map(
      [...ofOneUser]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([between, own]) => [between, own.map(({ name }) => name).toSorted()]),
    ),
  }
}

const timesIn = (text: string, name: string) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length

function namingsIn(file: string, text: string): Naming[] {
  return [...text.matchAll(statements)].flatMap(([, kind, list, path]) => {
    const names = list!.split(',').flatMap((one) => /^\s*(?:type )?(\w+)/.exec(one)?.[1] ?? [])
    return names.map((name) => ({ kind: kind as Naming['kind'], file, from: resolve(dirname(file), path!), name }))
  })
}
