import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Scripts = Record<string, { imports?: string[] }>

const manifest = new URL('../../../web/dist/client/.vite/manifest.json', import.meta.url)

/** Scripts that import themselves by way of others. */
function circlesIn(scripts: Scripts) {
  return Object.keys(scripts).filter((script) => {
    const reached = new Set<string>()
    const visit = (name: string) => {
      if (reached.has(name)) return
      reached.add(name)
      scripts[name]!.imports?.forEach(visit)
    }
    scripts[script]!.imports?.forEach(visit)
    return reached.has(script)
  })
}

describe('the built scripts', () => {
  // a browser runs one script of a circle before what it imports is there
  it('import each other in no circle', () => {
    const scripts = JSON.parse(readFileSync(manifest, 'utf8')) as Scripts
    expect(Object.keys(scripts).length).toBeGreaterThan(100)
    expect(circlesIn(scripts)).toEqual([])
  })

  it('would be refused with one', () => {
    const scripts = { entry: { imports: ['a'] }, a: { imports: ['b'] }, b: { imports: ['c'] }, c: { imports: ['a'] } }
    expect(circlesIn(scripts)).toEqual(['a', 'b', 'c'])
  })
})
