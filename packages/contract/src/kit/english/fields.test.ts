import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { speakPortuguese } from '../portuguese.ts'
import { fieldInEnglish } from './fields.ts'

const SOURCE = new URL('../..', import.meta.url)
const schemaFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(\.schemas|\/shapes)\.ts$/.test(file),
)

/** Collects the error sentences of a schema and its checks, except those computed from the value. */
function sentencesOf(part: unknown, seen = new Set<unknown>(), found = new Set<string>()) {
  if (typeof part !== 'object' || part === null || seen.has(part)) return found
  seen.add(part)
  const def = (part as { _zod?: { def: Record<string, unknown> } })._zod?.def
  const { error } = def ?? {}
  const said: unknown = typeof error === 'function' ? error({ input: null }) : undefined
  if (typeof said === 'string') found.add(said)
  for (const each of Object.values(def ?? part)) sentencesOf(each, seen, found)
  return found
}

it('finds an English sentence for each that a schema has for a field', async () => {
  const found = new Set<string>()
  for (const file of schemaFiles) {
    sentencesOf(await import(new URL(file, SOURCE).href), new Set(), found)
    // Sentences that checks add at run time are found in the source.
    const written = readFileSync(new URL(file, SOURCE), 'utf8')
    for (const [, sentence] of written.matchAll(/(?:message|error): '([^'\n]+)'/g)) found.add(sentence!)
  }
  expect(found.size).toBeGreaterThan(100)
  expect([...found].filter((sentence) => fieldInEnglish(sentence) === sentence)).toEqual([])
})

it('finds one for what the library says by itself', () => {
  speakPortuguese()
  const schema = z.strictObject({
    ...{ missing: z.string(), wrong: z.number(), choice: z.enum(['a', 'b']), either: z.union([z.number(), z.null()]) },
    ...{ short: z.string().min(3), blank: z.string().min(1), long: z.string().max(2), few: z.array(z.int()).min(1) },
    ...{ many: z.array(z.int()).max(1), low: z.int().min(1), high: z.int().max(2000), step: z.int().multipleOf(5) },
    ...{ form: z.string().regex(/x/), day: z.iso.date(), map: z.map(z.string(), z.int()) },
  })
  const { error } = schema.safeParse({
    ...{ wrong: 'x', choice: 'c', either: 'x', short: 'ab', blank: '', long: 'abc', few: [], many: [1, 2], low: 0 },
    ...{ high: 2001, step: 7, form: 'y', day: 'z', map: new Map([['a', 'b']]), more: 1, most: 2 },
  })
  const said = error!.issues.map(({ message }) => message)
  expect(said).toHaveLength(16)
  expect(said.filter((sentence) => fieldInEnglish(sentence) === sentence)).toEqual([])
})

it('carries what stands in a sentence over, with numbers as they are written in English', () => {
  expect(fieldInEnglish('Use no máximo 1.000 letras.')).toBe('Use at most 1,000 letters.')
  expect(fieldInEnglish('Use no máximo R$ 10.000,00.')).toBe('Use at most R$ 10.000,00.')
  expect(fieldInEnglish('Este CEP é de SP. Confira o CEP ou o estado.')).toBe(
    'This CEP is in SP. Check the CEP or the state.',
  )
  expect(fieldInEnglish('Digite a inscrição, ou ISENTO.')).toBe('Type the registration, or ISENTO.')
  expect(fieldInEnglish('What nobody wrote')).toBe('What nobody wrote')
})
