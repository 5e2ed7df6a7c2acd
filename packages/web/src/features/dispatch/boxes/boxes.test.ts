import { describe, expect, it } from 'vitest'
import { CallError } from '../../../lib/call.ts'
import type { Translate } from '../../../lib/text.tsx'
import { whyNotRemoved } from './boxes.data.ts'

const keys: Translate = (key) => key

describe('a box that stays', () => {
  it('says so in the words of the server where it refused', () => {
    expect(whyNotRemoved(new CallError(404, { message: 'Caixa não encontrada.' }), keys)).toBe('Caixa não encontrada.')
  })

  it.each([
    new CallError(500, { message: 'Algo deu errado!' }),
    new CallError(0, {}),
    new TypeError('Failed to fetch'),
  ])('says whom to ask where something broke: %s', (error) =>
    expect(whyNotRemoved(error, keys)).toBe('boxes.removeFailed'),
  )
})
