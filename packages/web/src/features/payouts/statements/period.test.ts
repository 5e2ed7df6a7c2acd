import { describe, expect, it } from 'vitest'
import { problemsOf, readPeriod } from './period.ts'
import { statementTexts } from './texts.ts'

const read = (query: string) => readPeriod(new URLSearchParams(query))

describe('the period of a statement', () => {
  it('is the one of the address, open at either end', () => {
    expect(read('de=2026-02-01&ate=2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(read('de=2026-02-01')).toEqual({ from: '2026-02-01', to: undefined })
    expect(read('')).toEqual({ from: undefined, to: undefined })
  })

  it('leaves out days that do not exist, and a start after its end', () => {
    expect(read('de=2026-02-31&ate=2026-03-01')).toEqual({ from: undefined, to: '2026-03-01' })
    expect(read('de=0002-02-01')).toEqual({ from: undefined, to: undefined })
    expect(read('de=ontem&ate=2026-13-01')).toEqual({ from: undefined, to: undefined })
    expect(read('de=2026-03-02&ate=2026-03-01')).toEqual({})
  })

  it('is not asked for while a year is being typed, nor turned around', () => {
    expect(problemsOf({ from: '0202-05-01', to: '' })).toEqual({ from: statementTexts.badDay })
    expect(problemsOf({ from: '2026-05-02', to: '2026-05-01' })).toEqual({ to: statementTexts.badOrder })
    expect(problemsOf({ from: '2026-05-01', to: '2026-05-01' })).toEqual({})
    expect(problemsOf({ from: '', to: '' })).toEqual({})
  })
})
