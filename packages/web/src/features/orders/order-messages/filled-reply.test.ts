import { describe, expect, it } from 'vitest'
import { filledReply } from './filled-reply.ts'

const reply = 'Oi, {nome}! Seu pacote sai hoje.\n{nome}, guarde o código.'

describe('a kept reply', () => {
  it('calls the buyer by the first name', () => {
    expect(filledReply(reply, 'Marina Tavares')).toBe('Oi, Marina! Seu pacote sai hoje.\nMarina, guarde o código.')
  })

  it('names nobody in a public answer', () => {
    expect(filledReply(reply, null)).toBe('Oi! Seu pacote sai hoje.\nguarde o código.')
    expect(filledReply('Sim, temos {outra}.', null)).toBe('Sim, temos {outra}.')
  })
})
