import { describe, expect, it } from 'vitest'
import { type QuickReading, quickReadings } from './quick-readings.ts'

const defaults = { condition: 'NM', language: 'PT', finish: 'normal' } as const
const shown = ({ line: { reference, quantity, price_cents }, name, isWhole }: QuickReading) =>
  [name && `${name} +`, isWhole ? `“${reference}”` : reference, quantity, price_cents].filter(Boolean).join(' ')
const read = (text: string, set?: string) => {
  const { likely, perhaps, problem } = quickReadings(text, { ...defaults, set })
  return { likely: likely.map(shown), perhaps: perhaps.map(shown), problem: problem?.message ?? null }
}

describe('a quick line', () => {
  it.each([
    ['SVI 077 NM PT 2 5,90', ['SVI 077 2 590'], []],
    ['LOB-EN001 2 5,90', ['LOB-EN001 2 590'], []],
    ['boitata 2 5,90', ['“boitata 2 5,90” 1', '“boitata 2” 1 590', 'boitata 2 590'], []],
    ['N NM PT', ['“N NM PT” 1', '“N NM” 1', '“N” 1'], []],
    ['Charizard ex OBF 125 NM 1 5', ['Charizard ex + OBF 125 1 500'], ['OBF 125 1 500', 'Charizard ex 1 500']],
    ['2x Charizard ex OBF-125', ['Charizard ex + OBF-125 2'], ['OBF-125 2', 'Charizard ex 2']],
    ['M Charizard EX', ['M Charizard EX 1'], []],
  ])('%j may mean all that its words may be', (text, likely, perhaps) => {
    const all = read(text)
    expect(all.likely).toEqual(expect.arrayContaining(likely))
    expect(all.perhaps).toEqual(perhaps)
  })

  it('takes the figures of a name for a part of it where the whole is a name', () => {
    expect(read('Pokégear 3.0 NM 1 5').likely).toContain('“Pokégear 3.0” 1 500')
    expect(read('Pokégear 3.0 SVI 186 NM 1 5').likely[0]).toBe('Pokégear 3.0 + SVI 186 1 500')
  })

  it('offers a name before quantity and price where no set is called so', () => {
    expect(read('lugia 1 7')).toEqual({ likely: ['lugia 1 7'], perhaps: ['“lugia” 1 700'], problem: null })
  })

  it('keeps what is wrong with it', () => {
    expect(read('BDN 021 XX 2 5,90').problem).toContain('“XX” não é condição')
    expect(read('SVI NM 2 5,90').problem).toContain('não é um número de carta')
    expect(read('077 NM 2 5,90')).toMatchObject({ likely: [], perhaps: [] })
    expect(read('078 SP 2 5,90', 'BDN')).toMatchObject({ likely: ['BDN 078 2 590'], perhaps: [] })
  })
})
