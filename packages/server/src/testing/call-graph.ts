import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { sourcesUnder } from './import-graph.ts'

interface SourceFile {
  path: string
  /** The text of each top-level declaration; oxfmt begins every one in the first column. */
  own: Map<string, string>
  /** Where each imported name comes from; a package is named by its specifier. */
  imported: Map<string, { from: string; name: string }>
  /** Names that are passed on from other files. */
  passedOn: Map<string, { from: string; name: string }>
}

const BEGINNING = /^(?=(?:export )?(?:async )?(?:function|const|class|interface|type) )/m
const NAME = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/

/** Reads which declarations use which, by their words; names that another file passes on are followed to their source. */
export function callGraph(src: string) {
  const files = new Map(sourcesUnder(src).map((path) => [path, read(path)]))
  /** Returns `file:name` of all that the text uses, in its file and in others, directly or not. */
  const reached = (path: string, text: string, found = new Set<string>()) => {
    const file = files.get(path)!
    for (const [, inside] of text.matchAll(/import\('([^']+)'\)/g)) visitAll(resolve(dirname(path), inside!), found)
    for (const word of wordsOf(text)) {
      if (file.own.has(word)) visit(path, word, found)
      const { from, name } = file.imported.get(word) ?? {}
      if (from && name) visit(from, name, found)
    }
    return found
  }
  const visitAll = (path: string, found: Set<string>) => {
    for (const name of files.get(path)?.own.keys() ?? []) visit(path, name, found)
  }
  const visit = (path: string, name: string, found: Set<string>) => {
    const file = files.get(path)
    const further = file?.passedOn.get(name)
    if (further) return visit(further.from, further.name, found)
    const place = `${path}:${name}`
    if (found.has(place)) return
    found.add(place)
    const text = file?.own.get(name)
    if (text !== undefined) reached(path, text, found)
  }
  return { files, reached }
}

const wordsOf = (text: string) =>
  new Set(
    text
      .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll(/'[^'\n]*'/g, '')
      .match(/(?<![.\w])[A-Za-z_]\w*/g),
  )

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const own = new Map<string, string>()
  for (const part of text.split(BEGINNING)) {
    const name = NAME.exec(part)?.[1]
    if (name) own.set(name, part)
  }
  return { path, own, imported: namesIn(path, text, 'import'), passedOn: namesIn(path, text, 'export') }
}

function namesIn(path: string, text: string, verb: 'import' | 'export') {
  const names = new Map<string, { from: string; name: string }>()
  for (const [, list, specifier] of text.matchAll(new RegExp(`^${verb} (?:\\w+, )?\\{([^}]*)\\} from '([^']+)'`, 'gm')))
    for (const one of list!.split(',')) {
      const [name, as = name] = one.trim().split(' as ')
      if (name && !name.startsWith('type ')) names.set(as!, { from: placeOf(path, specifier!), name })
    }
  return names
}

function placeOf(path: string, specifier: string) {
  const place = resolve(dirname(path), specifier)
  return specifier.startsWith('.') && existsSync(place) ? place : specifier
}
