import { expect, it } from 'vitest'
import { readQuickLine } from '../../trade/quick-lines.ts'
import { lineInEnglish } from './quick-lines.ts'

const defaults = { condition: 'NM', language: 'PT', finish: 'normal' } as const
const wrong = [
  ...['', '123', 'SVI', 'SVI ???', '3x SVI 077 1 2', 'SVI 077 NM SP 1 2', 'SVI 077 PT EN 1 2'],
  ...['SVI 077 foil reverse 1 2', 'SVI 077 1 2 3', 'SVI 077 0 5,90', 'SVI 077 1 0', 'SVI 077 azul 1 2'],
]

it.each(wrong)('says in English what is wrong with “%s”', (text) => {
  const { message } = readQuickLine(text, defaults).problem!
  expect(lineInEnglish(message)).not.toBe(message)
})
