import { expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { changeInWords } from './change-words.ts'

const keys: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const said = (now: number | null, before: number | null) => changeInWords({ now, before }, 30, keys)

it('says how a figure changed, and never divides by nothing', () => {
  expect(said(112, 100)).toBe('dashboard.more 12% 30')
  expect(said(75, 100)).toBe('dashboard.less 25% 30')
  expect(said(100, 100)).toBe('dashboard.same 30')
  expect(said(5, 0)).toBe('dashboard.fromNothing 30')
  expect(said(0, 0)).toBeNull()
  expect(said(null, 4)).toBeNull()
})
