import { expect, it } from 'vitest'
import { printedNumber } from './printed-number.ts'

const numbered = (card_number: string | null, total = 172) =>
  printedNumber({ card_number, categories: { code: 'BRS', name: 'Brilliant Stars', total } } as Parameters<
    typeof printedNumber
  >[0])

it('prints the total of the collection behind the numbers that it counts, and behind no other', () => {
  expect(numbered('077')).toBe('BRS 077/172')
  expect(numbered('077', 0)).toBe('BRS 077')
  expect(numbered('TG16')).toBe('BRS TG16')
  expect(numbered(null)).toBe('Brilliant Stars')
})
