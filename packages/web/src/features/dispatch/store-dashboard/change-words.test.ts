import { expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { changeInWords } from './change-words.ts'
import { dashboardTexts } from './texts.ts'

const slots: Translate = (text, values) => [text, ...Object.values(values ?? {})].join(' ')
const said = (now: number | null, before: number | null) => changeInWords({ now, before }, 30, slots)

it('says how a figure changed, and never divides by nothing', () => {
  expect(said(112, 100)).toBe(`${dashboardTexts.more} 12% 30`)
  expect(said(75, 100)).toBe(`${dashboardTexts.less} 25% 30`)
  expect(said(100, 100)).toBe(`${dashboardTexts.same} 30`)
  expect(said(5, 0)).toBe(`${dashboardTexts.fromNothing} 30`)
  expect(said(0, 0)).toBeNull()
  expect(said(null, 4)).toBeNull()
})
