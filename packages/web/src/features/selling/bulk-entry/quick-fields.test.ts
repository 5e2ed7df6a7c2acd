import { describe, expect, it } from 'vitest'
import type { Entered } from './draft.ts'
import type { ReadPaste } from './bulk-entry.data.ts'
import { emptyFields, fieldsAfter, type QuickAction } from './quick-fields.ts'

const entered = (code: string) => ({ key: code, product: { category: { code } } }) as Entered
const problem = (number: number, text: string): ReadPaste['problems'][number] => ({
  number,
  text,
  problem: null,
  line: null,
  meant: [],
})
const after = (...actions: QuickAction[]) => actions.reduce(fieldsAfter, emptyFields)

describe('the fields of quick entry', () => {
  it('are emptied of a line that was entered, and keep its set for the next', () => {
    const fields = after(
      { kind: 'type', text: 'SVI 077' },
      { kind: 'ask' },
      { kind: 'read', field: 'typed', entered: [entered('SVI')], problems: [] },
    )
    expect(fields).toMatchObject({ typed: '', set: 'SVI', isReading: false })
  })

  it('keep a line that nobody understands, until it is typed anew', () => {
    const fields = after(
      { kind: 'type', text: 'x' },
      { kind: 'read', field: 'typed', entered: [], problems: [problem(1, 'x')] },
    )
    expect(fields).toMatchObject({ typed: 'x', problems: [{ text: 'x' }] })
    expect(fieldsAfter(fields, { kind: 'type', text: 'xy' }).problems).toEqual([])
  })

  it('keep of what was pasted the lines with a problem, and none whose product was chosen', () => {
    const read = after(
      { kind: 'paste', text: 'one\ntwo\nthree' },
      { kind: 'read', field: 'pasted', entered: [entered('SVI')], problems: [problem(1, 'one'), problem(3, 'three')] },
    )
    expect(read.pasted).toBe('one\nthree')
    const chosen = fieldsAfter(read, { kind: 'choose', entered: entered('BDN'), number: 1 })
    expect(chosen).toMatchObject({ pasted: 'three', problems: [{ number: 3 }], set: 'BDN' })
  })

  it('say why nothing could be read, until it is tried again', () => {
    const refused = after({ kind: 'ask' }, { kind: 'refuse', message: 'no' })
    expect(refused).toMatchObject({ refusal: 'no', isReading: false })
    expect(fieldsAfter(refused, { kind: 'ask' })).toMatchObject({ refusal: undefined, isReading: true })
  })
})
