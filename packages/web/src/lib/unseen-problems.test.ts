import { zodResolver } from '@hookform/resolvers/zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { problemsWithoutField } from './unseen-problems.ts'

const Form = z.object({
  name: z.string().min(1, 'Preencha este campo.'),
  rate: z.number('Digite a alíquota.'),
  place: z.object({ code: z.string().length(8, 'Digite os 8 números do CEP.') }),
  lines: z.array(z.object({ count: z.number('Digite a quantidade.') })),
})

it('says each problem of a form that none of its fields shows, wherever it stands', async () => {
  const typed = { name: '', rate: '0,65', place: { code: '1' }, lines: [{ count: 1 }, { count: 'x' }] }
  const asked = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await zodResolver(Form)(typed as never, undefined, asked)
  expect(problemsWithoutField(errors, new Set(['name'])).map(({ text }) => text)).toEqual([
    'rate: Digite a alíquota.',
    'place.code: Digite os 8 números do CEP.',
    'lines.1.count: Digite a quantidade.',
  ])
  expect(problemsWithoutField({}, new Set())).toEqual([])
})
