import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

/** Returns our own files that a file imports, including type-only and dynamic imports. */
export function importsOf(file: string, packages: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...specifiers].flatMap(([, specifier]) => {
    const [, name, path] = /^@bra\/([a-z]+)\/(.+)$/.exec(specifier!) ?? []
    if (specifier!.startsWith('.')) return resolve(dirname(file), specifier!)
    if (!name) return []
    const folder = join(packages, name)
    const places = [path!, `${path}.ts`, `src/${path}.ts`].map((place) => join(folder, place))
    return places.find((place) => existsSync(place)) ?? []
  })
}

/** Returns the groups of files that import each other, directly or not: Tarjan's strongly connected components. */
export function circlesOf(graph: Map<string, string[]>): string[][] {
  const [reached, lowest] = [new Map<string, number>(), new Map<string, number>()]
  const [open, circles]: [string[], string[][]] = [[], []]
  const visit = (file: string) => {
    const at = reached.size
    reached.set(file, at)
    lowest.set(file, at)
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!reached.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== at) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const file of graph.keys()) if (!reached.has(file)) visit(file)
  return circles
}
