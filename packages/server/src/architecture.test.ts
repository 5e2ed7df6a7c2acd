import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modules } from './modules.ts'

const src = fileURLToPath(new URL('.', import.meta.url))
const floors = Object.keys(modules)
const files = sourcesUnder(src)

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesUnder(path)
    return /\.ts$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s+'(\.[^']+)'/g)].map((match) =>
    resolve(dirname(file), match[1]!),
  )

const moduleOf = (file: string) => relative(src, file).match(/^modules\/([^/]+)\//)?.[1]

describe('the house', () => {
  it('lists every module once, each naming only lower ones', () => {
    expect(readdirSync(join(src, 'modules')).sort()).toEqual([...floors].sort())
    for (const [name, { uses }] of Object.entries(modules)) {
      for (const lower of uses)
        expect(floors.indexOf(lower), `${name} uses ${lower}`).toBeLessThan(floors.indexOf(name))
      for (const lower of uses) expect(floors, `${name} uses ${lower}`).toContain(lower)
    }
  })

  it('lets a module import only the modules its row names, and only their front door or tables', () => {
    const wrong = files.flatMap((file) => {
      const from = moduleOf(file)
      if (!from) return []
      return importsOf(file)
        .filter((target) => moduleOf(target) && moduleOf(target) !== from)
        .filter((target) => !modules[from]!.uses.includes(moduleOf(target)!) || !/(index|\.tables)\.ts$/.test(target))
        .map((target) => `${relative(src, file)} → ${relative(src, target)}`)
    })
    expect(wrong).toEqual([])
  })

  it('keeps the platform free of the domain', () => {
    const wrong = files
      .filter((file) => relative(src, file).startsWith('platform/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(moduleOf)
          .map((target) => `${relative(src, file)} → ${relative(src, target)}`),
      )
    expect(wrong).toEqual([])
  })

  it('keeps statements in queries and tables', () => {
    const speaksSql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/
    const wrong = files
      .filter((file) => moduleOf(file) && !/\.(queries|tables)\.ts$/.test(file))
      .filter((file) => speaksSql.test(readFileSync(file, 'utf8')))
      .map((file) => relative(src, file))
    expect(wrong).toEqual([])
  })

  it('takes time from the clock', () => {
    const wrong = files
      .filter(
        (file) =>
          moduleOf(file) &&
          /new Date\(\)|Date\.now\(\)|\bnow\(\)\s*(?:-|\+)\s*interval/.test(readFileSync(file, 'utf8')),
      )
      .map((file) => relative(src, file))
    expect(wrong).toEqual([])
  })
})
