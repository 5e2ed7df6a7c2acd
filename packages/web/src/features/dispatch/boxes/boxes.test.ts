import { describe, expect, it } from 'vitest'
import { CallError } from '../../../lib/call.ts'
import type { Translate } from '../../../lib/text.tsx'
import { whyNotRemoved } from './boxes.data.ts'
import { boxTexts } from './texts.ts'

const unread: Translate = (text) => text

describe('a box that stays', () => {
  it('says so in the words of the server where it refused', () => {
    expect(whyNotRemoved(new CallError(404, { message: 'Caixa não encontrada.' }), unread)).toBe(
      'Caixa não encontrada.',
    )
  })

  it.each([
    new CallError(500, { message: 'Algo deu errado!' }),
    new CallError(0, {}),
    new TypeError('Failed to fetch'),
  ])('says whom to ask where something broke: %s', (error) =>
    expect(whyNotRemoved(error, unread)).toBe(boxTexts.removeFailed),
  )
})
