import { expect, it } from 'vitest'
import { normalReference } from '../trade/references.ts'
import { readQuickLine } from '../trade/quick-lines.ts'
import { Cep } from './shapes.ts'
import { typed } from './typed.ts'

it.each([
  ['Flabe\u0301be\u0301', 'Flabébé'],
  ['\u200B4\u200E Iono\uFEFF', '4 Iono'],
  ['ＳＶＩ ０７７', 'SVI 077'],
  ['٤ Iono', '4 Iono'],
  ['Boss’s Orders', "Boss's Orders"],
  ['Iono\u00A0PAL', 'Iono PAL'],
  ['Umbreon ★', 'Umbreon ★'],
])('%j means %j', (text, meant) => {
  expect(typed(text)).toBe(meant)
})

it('is what references, quick lines and CEPs are read by', () => {
  expect(normalReference('ＳＶＩ ０７７').references).toEqual(['svi77'])
  const line = readQuickLine('ＳＶＩ ０７７ NM PT', { condition: 'NM', language: 'PT', finish: 'normal' } as never)
  expect(line.line).toMatchObject({ reference: 'SVI 077', condition: 'NM' })
  for (const cep of ['04538132', '04538-132', '04538 132', '04538–132', '０４５３８-１３２'])
    expect(Cep.parse(cep)).toBe('04538132')
  expect(Cep.safeParse('4538-132').success).toBe(false)
})
