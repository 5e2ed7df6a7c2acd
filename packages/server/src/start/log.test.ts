import { both } from '@bra/contract/kit/both'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { hooks } from './log.ts'

it('writes an error of a schema, and one that it caused, in one language', () => {
  const lines: string[] = []
  const log = pino({ hooks }, { write: (line: string) => void lines.push(line) })
  const cause = z.string(both('Escolha o dia.', 'Choose the day.')).safeParse(7).error
  log.child({ request: 1 }).error({ err: new Error('The provider answered something else', { cause }) }, 'failed')
  const { err } = JSON.parse(lines.join('')) as { err: { message: string } }
  expect(err.message).toContain('"message": "Escolha o dia."')
  expect(lines.join('')).not.toContain('Choose')
})
