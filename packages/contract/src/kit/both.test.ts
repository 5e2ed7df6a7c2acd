import { expect, it } from 'vitest'
import { z } from 'zod'
import { both, inLanguage, inPortugueseOnly, PARTED } from './both.ts'

const NO_DAY = both('Escolha o dia.', 'Choose the day.')

it('holds a text in each language', () => {
  expect([inLanguage(NO_DAY, 'pt-BR'), inLanguage(NO_DAY, 'en')]).toEqual(['Escolha o dia.', 'Choose the day.'])
  expect(inLanguage('Marina', 'en')).toBe('Marina')
})

it('leaves only Portuguese in an error that holds texts of both, also where it is quoted in another one', () => {
  const Plan = z.object({ day: z.string(NO_DAY), hour: z.union([z.literal(1, NO_DAY), z.literal(2, NO_DAY)], NO_DAY) })
  const { message } = Plan.safeParse({ day: 1 }).error!
  for (const text of [message, JSON.stringify({ message }), JSON.stringify({ line: JSON.stringify({ message }) })]) {
    expect(text).toContain(PARTED)
    expect(inPortugueseOnly(text)).toBe(text.replaceAll(`${PARTED}Choose the day.`, ''))
  }
  expect(inPortugueseOnly(NO_DAY)).toBe('Escolha o dia.')
})
