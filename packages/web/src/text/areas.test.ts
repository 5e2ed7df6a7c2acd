import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageRows } from '../page-rows.ts'
import * as common from './pt-BR/common.ts'
import { text } from './pt-BR.ts'

const source = resolve(import.meta.dirname, '..')
const always = Object.keys(common)
const keys = new RegExp(`'(${Object.keys(text).join('|')})\\.\\w+'`, 'g')

/** Texts that a file and all that it imports say without having fetched them. */
function missing(file: string, here: string[], seen = new Set<string>()): string[] {
  const visit = `${file} ${here.join()}`
  if (seen.has(visit) || !existsSync(file) || /\/(routes\.tsx|office-rows\.ts)$/.test(file)) return []
  seen.add(visit)
  const code = readFileSync(file, 'utf8')
  const at = (path: string) => resolve(dirname(file), path)
  const said = [...code.matchAll(keys)].map(([, area]) => area!)
  const parts = [...code.matchAll(/lazyPart\(\s*\[([^\]]*)\],[^]*?import\('([^']+)'\)/g)]
  const imported = [...code.matchAll(/^(?:import|export)(?! type)[^']*? from '(\.[^']+)'/gm)].map(([, path]) => path!)
  return [
    ...said.filter((area) => !here.includes(area)).map((area) => `${file.slice(source.length + 1)}: ${area}`),
    ...imported.flatMap((path) => missing(at(path), here, seen)),
    ...parts.flatMap(([, areas, path]) => missing(at(path!), [...here, ...areasIn(areas!)], seen)),
  ]
}

/** Their pages fetch what they say, too. */
const offices = ['layouts/SellerLayout.tsx', 'layouts/AdminLayout.tsx']

const areasIn = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area!)

describe('every text is there when it is said', () => {
  it.each([...new Map(pageRows.map((row) => [row.page, row.texts]))])('on %s, with %s', (page, texts) => {
    const unsaid = missing(resolve(source, `pages/${page}.tsx`), [...always, ...texts])
    expect([...new Set(unsaid)]).toEqual([])
  })

  it('around the pages', () => {
    const layouts = readdirSync(resolve(source, 'layouts')).filter((file) => file.endsWith('Layout.tsx'))
    for (const frame of ['entry-client.tsx', ...layouts.map((file) => `layouts/${file}`)]) {
      const here = offices.includes(frame) ? [...always, 'office'] : always
      expect(missing(resolve(source, frame), here)).toEqual([])
    }
    const ofOffices = pageRows.filter(({ layout }) => layout === 'seller' || layout === 'admin')
    expect(ofOffices.filter(({ texts }) => !texts.includes('office'))).toEqual([])
  })

  it('and none is missed: a page without its own texts is found out', () => {
    expect(missing(resolve(source, 'pages/shop/HomePage.tsx'), always)).toContain('pages/shop/HomePage.tsx: home')
    expect(missing(resolve(source, 'entry-client.tsx'), [])).not.toEqual([])
  })
})
