import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { spanInWords, standingOf, titleOf } from './complaint-words.ts'

const t = translator('pt-BR')
const MINUTE_MS = 60_000

describe('a complaint in words', () => {
  it('names its card, and how many more there are', () => {
    const [boitata, cuca] = [{ name: 'Boitatá' }, { name: 'Cuca' }]
    expect(titleOf(t, { reason: 'worse_condition', lines: [boitata] })).toBe('Boitatá veio pior que o anunciado')
    expect(titleOf(t, { reason: 'regret', lines: [boitata, cuca] })).toBe('Devolução de Boitatá e mais 1')
    expect(titleOf(t, { reason: 'not_arrived', lines: [boitata, cuca] })).toBe('O pacote não chegou')
  })

  it('says who has to act, as each side sees it', () => {
    const open = { state: 'open', outcome: null, awaiting: 'store' } as const
    expect(standingOf(t, open, 'store').text).toBe('Falta a sua resposta')
    expect(standingOf(t, open, 'client').text).toBe('Falta a resposta da loja')
    expect(standingOf(t, { ...open, state: 'in_mediation', awaiting: 'operator' }, 'client').text).toBe(
      'Com o Bra Cards',
    )
    const back = { state: 'resolved', outcome: 'return', awaiting: 'client' } as const
    expect(standingOf(t, back, 'client').text).toBe('Falta um passo seu')
    expect(standingOf(t, back, 'store').text).toBe('Devolução combinada')
    expect(standingOf(t, { ...back, state: 'closed', awaiting: null }, 'store').text).toBe('Encerrada com devolução')
  })

  it('counts the time that is left in hours and minutes, rounded up', () => {
    expect(spanInWords(t, 72 * 60 * MINUTE_MS)).toBe('72 h 0 min')
    expect(spanInWords(t, 61 * MINUTE_MS - 1)).toBe('1 h 1 min')
    expect(spanInWords(t, 1)).toBe('1 min')
  })
})
