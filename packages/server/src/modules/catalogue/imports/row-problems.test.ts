import { expect, it } from 'vitest'
import { z } from 'zod'
import { readRow } from './row-problems.ts'

it('says what is wrong with a row in the Portuguese of Brazil', () => {
  const { problem } = readRow(z.object({ names: z.record(z.string(), z.string()) }), { names: 5 })
  expect(problem).toContain('registro')
  expect(readRow(z.object({ id: z.string() }), {}).problem).toBe('id: falta')
})
