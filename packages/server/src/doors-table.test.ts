import { readFileSync } from 'node:fs'
import { doors } from '@bra/contract/kit/doors'
import { expect, it } from 'vitest'
import { allBindings } from './create-app.ts'
import { doorsTable } from './doors-table.ts'

it('stands in ARCHITECTURE.md as `npm run doors` prints it', () => {
  const page = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8')
  expect(/<!-- doors -->\n([\s\S]*?)\n<!-- end of doors -->/.exec(page)?.[1]).toBe(doorsTable())
})

const USUAL_BYTES = doors.json.bounds.packedBytes

const named = Object.values(doors).flatMap(({ calls }) =>
  [...calls.matchAll(/`(\/v1[^`]+)`/g)].map(([, path]) => path!),
)

it('names calls that exist', () => {
  const paths = new Set(allBindings().map(({ endpoint }) => endpoint.path))
  expect(named.filter((path) => !paths.has(path))).toEqual([])
})

it('names every call that takes a file, or more than others do', () => {
  const takesMore = allBindings().filter(
    ({ endpoint, shape }) => endpoint.takesPhoto || endpoint.takesBytes || (shape.maxBytes ?? 0) > USUAL_BYTES,
  )
  expect(takesMore.length).toBeGreaterThan(5)
  expect(takesMore.map(({ endpoint }) => endpoint.path).filter((path) => !named.includes(path))).toEqual([])
})
