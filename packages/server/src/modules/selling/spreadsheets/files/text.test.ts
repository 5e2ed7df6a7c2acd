import { describe, expect, it } from 'vitest'
import { sheetText } from './text.ts'

const text = 'codigo;condicao\r\nBDN-001;Praticamente Nova – à mão'
const wide = (isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 + text.length * 2))
  for (const [at, letter] of [...`\uFEFF${text}`].entries()) bytes.setUint16(at * 2, letter.charCodeAt(0), isLittle)
  return new Uint8Array(bytes.buffer)
}
const windows = Uint8Array.from(text, (letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0)))

describe('a sheet of a disk', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 that says so', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, small end first', wide(true)],
    ['UTF-16, big end first', wide(false)],
    ['the Windows alphabet', windows],
  ])('is read in %s', (_, bytes) => {
    expect(sheetText(bytes)).toBe(text)
  })

  it('with a damaged byte loses that letter alone, in either alphabet', () => {
    const utf8 = new TextEncoder().encode(text)
    for (const [at, damage] of [
      [10, 0xff],
      [utf8.indexOf(0xc3) + 1, 0x41],
      [0, 0x80],
    ] as const) {
      const read = sheetText(utf8.map((byte, place) => (place === at ? damage : byte)))
      expect(read).not.toMatch(/[ÃÂ]/)
      expect(Math.abs(read.length - text.length)).toBeLessThan(2)
      expect(read).toContain('mão')
    }
    const one = Uint8Array.from('codigo;ç', (letter) => letter.charCodeAt(0))
    expect(sheetText(one)).toBe('codigo;ç')
  })
})
