import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../texts-of-scripts.ts'

const source = (path: string) => resolve(import.meta.dirname, '..', path)

describe('the texts that come with a script', () => {
  it('are those that it says itself and through what it imports', () => {
    expect(textsOf(source('pages/shop/HomePage.tsx'))).toContain('home')
    expect(textsOf(source('pages/my-store/ListingsPage.tsx'))).toEqual(
      expect.arrayContaining(['form', 'office/fair', 'office/inventory']),
    )
  })

  it('are not those of a part that comes later', () => {
    expect(textsOf(source('layouts/palette/PaletteButton.tsx'))).not.toContain('office/palette')
    expect(textsOf(source('layouts/palette/PaletteFinder.tsx'))).toContain('office/palette')
  })

  it('include the names of pages that the office shows in its menu', () => {
    expect(textsOf(source('office-routes.tsx'))).toContain('office/office')
  })

  it('are none around the pages of the shop: those are always there', () => {
    expect(textsOf(source('entry-client.tsx'))).toEqual([])
  })
})
