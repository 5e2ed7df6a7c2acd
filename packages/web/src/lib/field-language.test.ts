import { zodResolver } from '@hookform/resolvers/zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { resolverIn } from './field-language.ts'

const Form = z.object({
  name: z.string().min(1, 'Preencha este campo.'),
  place: z.object({ code: z.string().length(8, 'Digite os 8 números do CEP.') }),
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
