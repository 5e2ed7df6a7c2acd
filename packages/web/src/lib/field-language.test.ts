import { readdirSync, readFileSync } from 'node:fs'
import { both } from '@bra/contract/kit/both'
import { zodResolver } from '@hookform/resolvers/zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { resolverIn } from './field-language.ts'

const Form = z.object({
  name: z.string().min(1, both('Preencha este campo.', 'Fill in this field.')),
  place: z.object({
    code: z.string().length(8, both('Digite os 8 números do CEP.', 'Type the 8 digits of the CEP.')),
  }),
})
const problemsIn = async (language: 'pt-BR' | 'en', values: z.input<typeof Form>) =>
  (await resolverIn(language, zodResolver(Form))(values, undefined, { fields: {}, shouldUseNativeValidation: false }))
    .errors

it('says what is wrong with a field in the language of the page', async () => {
  const typed = { name: '', place: { code: '1' } }
  expect(await problemsIn('pt-BR', typed)).toMatchObject({
    name: { message: 'Preencha este campo.' },
    place: { code: { message: 'Digite os 8 números do CEP.' } },
  })
  expect(await problemsIn('en', typed)).toMatchObject({
    name: { message: 'Fill in this field.' },
    place: { code: { message: 'Type the 8 digits of the CEP.' } },
  })
  expect(await problemsIn('en', { name: 'Ana', place: { code: '01310100' } })).toEqual({})
})

const SOURCE = new URL('..', import.meta.url)
const BOTH = /\bboth\(\s*('[^']*'|`[^`]*`),\s*('[^']*'|`[^`]*`),?\s*\)/g

it('has both languages of each sentence that a form adds to the schemas of the contract', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^text\//.test(file),
  )
  const forms = files.flatMap((file) => {
    const written = readFileSync(new URL(file, SOURCE), 'utf8')
    return /from 'zod'|\.refine\(/.test(written) ? [{ file, written }] : []
  })
  expect(forms.filter(({ written }) => written.match(BOTH)).length).toBeGreaterThan(4)
  const lone = forms.flatMap(({ file, written }) =>
    (written.replaceAll(BOTH, '').match(/['`]\p{Lu}[^'`\n]* [^'`\n]*\.['`]/gu) ?? []).map((text) => [file, text]),
  )
  expect(lone).toEqual([])
})
