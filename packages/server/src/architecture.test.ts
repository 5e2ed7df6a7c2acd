import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modules, wings } from './modules.ts'
import { circlesOf, importsOf as allImportsOf, sourcesUnder } from './testing/import-graph.ts'

const src = fileURLToPath(new URL('.', import.meta.url))
const floors = Object.keys(modules)
const packages = resolve(src, '../..')
const folderNames = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const files = sourcesUnder(src).filter((file) => !file.endsWith('.test.ts'))
const importsOf = (file: string) => allImportsOf(file, packages)
const platform = files.filter((file) => relative(src, file).startsWith('platform/'))

const moduleOf = (file: string) => relative(src, file).match(/^modules\/[^/]+\/([^/]+)\//)?.[1]

/** Returns imports under a folder of wings from a wing to one that stands later in the list. */
function lookingUp(folder: string) {
  const floorOf = (file: string) => Object.keys(wings).indexOf(relative(folder, file).split('/')[0]!)
  return sourcesUnder(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => floorOf(file) >= 0 && floorOf(target) > floorOf(file))
      .map((target) => `${relative(folder, file)} → ${relative(folder, target)}`),
  )
}

describe('the house', () => {
  it('lists every wing once, with the modules of its folder', () => {
    expect(folderNames(join(src, 'modules')).sort()).toEqual(Object.keys(wings).sort())
    for (const [wing, rows] of Object.entries(wings))
      expect(folderNames(join(src, 'modules', wing)).sort(), wing).toEqual(Object.keys(rows).sort())
  })

  it('lets a module name only modules of the wings above its own, and earlier ones of its own wing', () => {
    for (const [name, { uses }] of Object.entries(modules)) {
      for (const lower of uses) {
        expect(floors, `${name} uses ${lower}`).toContain(lower)
        expect(floors.indexOf(lower), `${name} uses ${lower}`).toBeLessThan(floors.indexOf(name))
      }
    }
  })

  it('calls the wings by the same names in the contract and in the browser', () => {
    const known = Object.keys(wings)
    expect(folderNames(join(packages, 'web/src/features')).filter((wing) => !known.includes(wing))).toEqual([])
    const contract = folderNames(join(packages, 'contract/src'))
    expect(contract.filter((wing) => ![...known, 'kit', 'trade'].includes(wing))).toEqual([])
  })

  it('lets a wing of the contract use only the wings above its own in the table', () => {
    expect(lookingUp(join(packages, 'contract/src'))).toEqual([])
  })

  it('lets a wing of the browser use only the wings above its own in the table', () => {
    // who suggests a product looks for equal ones with the search box, which belongs to a later wing
    expect(lookingUp(join(packages, 'web/src/features')).sort()).toEqual([
      'catalogue/suggestions/JudgeDialog.tsx → shopping/search/box/useSuggestions.ts',
      'catalogue/suggestions/SimilarProducts.tsx → shopping/search/box/useSuggestions.ts',
    ])
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
    const ofPlatform = /^(server\/src\/platform\/|contract\/src\/((kit|trade)\/|refusals\.ts))/
    const wrong = platform.flatMap((file) =>
      importsOf(file)
        .filter((target) => !ofPlatform.test(relative(packages, target)))
        .map((target) => `${relative(src, file)} → ${relative(packages, target)}`),
    )
    expect(wrong).toEqual([])
    const wordsOfDomain = /\b(storeIds|operatorId|sessionId|supplier|adult|acting_\w+|providers)\b/
    expect(platform.filter((file) => wordsOfDomain.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('has no circle of files, whatever they import of each other', () => {
    const all = [...sourcesUnder(packages), ...sourcesUnder(resolve(packages, '../bench'))]
    const circles = circlesOf(new Map(all.map((file) => [file, importsOf(file)])))
    const named = circles.map((circle) => circle.map((file) => relative(packages, file)).join(' ⇄ '))
    // in this folder a file may know the file that loads it dynamically
    expect(named.filter((circle) => !/^web\/src\/lib\//.test(circle))).toEqual([])
  })

  it('loads the demo world and the sandbox only when a start needs them', () => {
    const wrong = files
      .filter((file) => !relative(src, file).startsWith('testing/'))
      .filter((file) =>
        /^import (?!type\b).*'@bra\/(?!demo\/people')(demo|sandbox)\//m.test(readFileSync(file, 'utf8')),
      )
      .map((file) => relative(src, file))
    expect(wrong).toEqual([])
  })

  it('lets the solver import nothing but itself', () => {
    const wrong = sourcesUnder(join(packages, 'solver/src'))
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => /from '(?!\.\/)/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(packages, file))
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

  it('names every set of states in the contract', () => {
    const typedSet = /\b\w*(state|status)\s+(not\s+)?in\s*\(\s*'|'(\w+\.)?(state|status)',\s*'(not )?in',\s*\[/
    const wrong = files
      .filter((file) => moduleOf(file) && typedSet.test(readFileSync(file, 'utf8')))
      .map((file) => relative(src, file))
    expect(wrong).toEqual([])
  })

  it('asks in one place for which stores a person acts', () => {
    const asking = files.filter((file) => /\bstoreIds\??\.includes\(/.test(readFileSync(file, 'utf8')))
    expect(asking.map((file) => relative(src, file))).toEqual(['acting.ts'])
  })

  it('keeps each refusal in a wing that refuses with it', () => {
    const contract = join(packages, 'contract/src')
    const placesOf = (wing: string) =>
      wing === 'kit' ? platform : [join(src, 'modules', wing), join(contract, wing)].flatMap(sourcesUnder)
    const lost = sourcesUnder(contract)
      .filter((file) => /\/.*refusals\.ts$/.test(relative(contract, file)))
      .flatMap((file) => {
        const sources = placesOf(relative(contract, file).split('/')[0]!).map((place) => readFileSync(place, 'utf8'))
        const codes = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \[/gm)].map(([, code]) => code!)
        const isNamed = (code: string) => sources.some((source) => new RegExp(`['.]${code}\\b`).test(source))
        return codes.filter((code) => !isNamed(code)).map((code) => `${relative(contract, file)}: ${code}`)
      })
    expect(lost).toEqual([])
  })

  it('knows in one module how units in the centre are counted', () => {
    const counting = files.filter((file) => /\bl\.bra_center_quantity\b/.test(readFileSync(file, 'utf8')))
    expect(new Set(counting.map(moduleOf))).toEqual(new Set(['listings']))
  })

  it('judges in one place what a person may do for a store, and reads it once with the session', () => {
    const naming = files.filter((file) => /\bmemberships\b/.test(readFileSync(file, 'utf8')))
    const sessions = ['account.queries.ts', 'sessions.queries.ts', 'sessions.service.ts']
    expect(naming.map((file) => relative(src, file)).sort()).toEqual([
      ...['acting.ts', 'app.ts', 'module.ts'],
      ...sessions.map((name) => `modules/people/sessions/${name}`),
      'modules/stores/stores/members.queries.ts',
    ])
  })

  it('says in one place who sends a parcel', () => {
    const sayingSender = /\b(so|sent)\.store_id(', '| )is( not)?(', | )null/
    const saying = files.filter((file) => sayingSender.test(readFileSync(file, 'utf8')))
    expect(saying.map((file) => relative(src, file))).toEqual(['modules/orders/orders/sender.queries.ts'])
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
