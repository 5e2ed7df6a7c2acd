import type { Act } from '@bra/contract/people/audit.schemas'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { changedFields, changeInALine } from './changed-fields.ts'

const t = translator('pt-BR')
const act = (kind: Act['kind'], detail: Act['detail']): Act => ({
  ...{ id: 1, at: '2026-11-21T13:48:00Z', subject: 'thing:1', title: 'Algo', reason: null },
  ...{ kind, detail, operator: { id: 1, name: 'Odete' } },
})
const lineOf = (kind: Act['kind'], detail: Act['detail']) => changeInALine(act(kind, detail), t)
const fieldsOf = (detail: Act['detail']) =>
  changedFields(act('content_changed', detail), { t, language: 'pt-BR' }).map(({ name, before, after }) => [
    name,
    before,
    after,
  ])

describe('what an operator changed', () => {
  it('is told in one line where it is a state, a word or an amount', () => {
    expect(lineOf('store_decided', { before: 'review', after: 'open' })).toBe('Em análise → Aberta')
    expect(lineOf('parameter_changed', { before: '30', after: '45' })).toBe('30 → 45')
    expect(lineOf('refund_settled', { cents: 2480 })).toBe('R$\u00a024,80')
    expect(lineOf('review_removed', { before: 'Golpe!' })).toBe('Golpe!')
    expect(lineOf('content_changed', { before: {}, after: { weekday: 1 } })).toBeNull()
  })

  it('is told field by field in the words of its form', () => {
    expect(fieldsOf({ before: { weekday: 1, interval: 'month' }, after: { weekday: 5, interval: 'year' } })).toEqual([
      ['Dia da semana', 'Segunda-feira', 'Sexta-feira'],
      ['Cobrança', 'Mensal', 'Anual'],
    ])
    expect(fieldsOf({ before: { tone: 'mata' }, after: { tone: 'agua' } })).toEqual([['Cor de fundo', 'Mata', 'Água']])
  })

  it('is told of a product by the names of what it was and is', () => {
    const [before, after] = [
      { category: 'Mata', elements: [] },
      { category: 'Rio', elements: ['Água', 'Fogo'] },
    ]
    expect(fieldsOf({ before: { ...before, category_id: 1 }, after: { ...after, category_id: 2 } })).toEqual([
      ['Coleção', 'Mata', 'Rio'],
      ['Elementos', '–', 'Água, Fogo'],
    ])
  })

  it('is told with days as people read them', () => {
    expect(fieldsOf({ before: {}, after: { starts_at: '2026-11-21T13:48:00Z' } })).toEqual([
      ['Começa em', null, '21-11-2026 às 10:48'],
    ])
  })

  it('is told as it was where it is gone', () => {
    expect(fieldsOf({ before: { question: 'Abrem no feriado?', topic: 'Compra' } })).toEqual([
      ['Assunto', null, 'Compra'],
      ['Pergunta', null, 'Abrem no feriado?'],
    ])
  })
})
