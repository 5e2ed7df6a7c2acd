import { describe, expect, it } from 'vitest'
import { isPaletteKey } from './usePaletteKey.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('the key of the palette', () => {
  it('is K with Ctrl or Cmd, with Caps Lock too', () => {
    expect(isPaletteKey({ ...none, key: 'k', ctrlKey: true })).toBe(true)
    expect(isPaletteKey({ ...none, key: 'K', metaKey: true })).toBe(true)
  })

  it('is no other: a lone letter is text, and Ctrl+Shift+K belongs to the browser', () => {
    expect(isPaletteKey({ ...none, key: 'k' })).toBe(false)
    expect(isPaletteKey({ ...none, key: 'K', ctrlKey: true, shiftKey: true })).toBe(false)
    expect(isPaletteKey({ ...none, key: 'j', ctrlKey: true })).toBe(false)
  })
})
