import { expect, it } from 'vitest'
import { translator } from '../../../../lib/text.tsx'
import * as text from '../../../../text/pt-BR.ts'
import { arrivalWords } from './arrival-words.ts'

const t = translator(text, 'pt-BR')

it.each([
  ['26-11-2026', '28-11-2026', '26 a 28 de nov.', 'Chega entre 26 e 28 de nov.'],
  ['30-11-2026', '02-12-2026', '30 de nov. a 2 de dez.', 'Chega entre 30 de nov. e 2 de dez.'],
])('an arrival from %s to %s is said in words', (first, last, days, arrives) => {
  expect(arrivalWords(t, { first, last }, 'days')).toBe(days)
  expect(arrivalWords(t, { first, last }, 'arrives')).toBe(arrives)
})
