import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PARTED } from '@bra/contract/kit/both'
import { siteLanguages } from '@bra/contract/kit/language'
import { describe, expect, it } from 'vitest'

type Scripts = Record<string, { imports?: string[] }>

const manifests = new URL('../../../web/dist/client/.vite/', import.meta.url)

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
  it.each(siteLanguages)('import each other in no circle, in %s', (language) => {
    const scripts = JSON.parse(readFileSync(new URL(`${language}.json`, manifests), 'utf8')) as Scripts
    expect(Object.keys(scripts).length).toBeGreaterThan(100)
    expect(circlesIn(scripts)).toEqual([])
  })

  it('hold no text of two languages: the build has taken one', () => {
    const assets = fileURLToPath(new URL('../assets/', manifests))
    const scripts = globSync('*.js', { cwd: assets })
    expect(scripts.length).toBeGreaterThan(100)
    // the sign alone is that of `inLanguage`
    const inText = new RegExp(`[^\`'"]${PARTED}|${PARTED}[^\`'"]`)
    const holdsBoth = (file: string) => inText.test(readFileSync(`${assets}/${file}`, 'utf8'))
    expect(scripts.filter(holdsBoth)).toEqual([])
  })

  it('would be refused with a circle', () => {
    const scripts = { entry: { imports: ['a'] }, a: { imports: ['b'] }, b: { imports: ['c'] }, c: { imports: ['a'] } }
    expect(circlesIn(scripts)).toEqual(['a', 'b', 'c'])
  })
})
