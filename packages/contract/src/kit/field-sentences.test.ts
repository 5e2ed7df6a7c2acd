import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inLanguage } from './both.ts'
import { refuseInBoth } from './field-sentences.ts'

const SOURCE = new URL('..', import.meta.url)
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

const hasEnglish = (sentence: string) => {
  const [portuguese, english] = [inLanguage(sentence, 'pt-BR'), inLanguage(sentence, 'en')]
  return portuguese !== '' && english !== '' && portuguese !== english
}

it('has an English sentence for each that a schema says of a field', async () => {
  const found = new Set<string>()
  for (const file of schemaFiles) sentencesOf(await import(new URL(file, SOURCE).href), new Set(), found)
  expect(found.size).toBeGreaterThan(100)
  expect([...found].filter((sentence) => !hasEnglish(sentence))).toEqual([])
})

it('has one for each that a check adds at run time', () => {
  const written = schemaFiles.map((file) => readFileSync(new URL(file, SOURCE), 'utf8')).join('\n')
  expect(written.match(/(?:message|error): ['"`].*/g)).toBeNull()
  expect(written.match(/message: both\(/g)).not.toBeNull()
})

it('has one for each fault for which a schema has none of its own', () => {
  refuseInBoth()
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
  expect(said.filter((sentence) => !hasEnglish(sentence))).toEqual([])
  expect(said.map((sentence) => inLanguage(sentence, 'en'))).toEqual([
    'Fill in this field.',
    'This value does not fit here.',
    'Choose one of the options.',
    'Choose one of the options.',
    'Use at least 3 characters.',
    'Fill in this field.',
    'Use at most 2 characters.',
    'Use at least 1 items.',
    'Use at most 1 items.',
    'Use at least 1.',
    'Use at most 2000.',
    'Use a multiple of 5.',
    'Check the format.',
    'Check the format.',
    'This value does not fit here.',
    'This value does not fit here.',
  ])
})
