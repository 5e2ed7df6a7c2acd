import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), 'pt-BR', now)
const HOUR = 3_600_000

it('tells how long ago in the largest unit that fits, and never of the future', () => {
  expect(ago(0)).toBe('agora')
  expect(ago(59_000)).toBe('há 59 segundos')
  expect(ago(3 * HOUR)).toBe('há 3 horas')
  expect(ago(24 * HOUR)).toBe('ontem')
  expect(ago(40 * 24 * HOUR)).toBe('mês passado')
  expect(ago(-5 * HOUR)).toBe('agora')
})
