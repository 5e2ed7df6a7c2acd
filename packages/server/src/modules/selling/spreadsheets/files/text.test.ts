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
})
