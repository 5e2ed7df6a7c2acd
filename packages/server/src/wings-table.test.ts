import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wingsTable } from './wings-table.ts'

it('stands in ARCHITECTURE.md as `npm run wings` prints it', () => {
  const page = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8')
  expect(/<!-- wings -->\n([\s\S]*?)\n<!-- end of wings -->/.exec(page)?.[1]).toBe(wingsTable())
})
