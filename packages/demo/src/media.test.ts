import { describe, expect, it } from 'vitest'
import { demoCards } from './cards.ts'
import { demoGoods } from './goods.ts'
import { drawMedia, mediaNames, mediaVersion } from './media.ts'
import { demoStores } from './stores.ts'

describe('the pictures of the world', () => {
  it('have a name for every card and good', () => {
    const names = mediaNames()
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.startsWith('cards/')).length).toBe(demoCards.length)
    expect(names.filter((name) => name.startsWith('goods/')).length).toBe(demoGoods.length)
    expect(names).toContain('cards/bdn-004')
    expect(names).toContain('banners/boca-da-noite-m')
  })

  it('can all be drawn, each unlike the others, the cards in 70 KB at most', () => {
    const drawings = new Map(mediaNames().map((name) => [name, drawMedia(name) ?? '']))
    expect([...drawings].filter(([, svg]) => !svg.startsWith('<svg'))).toEqual([])
    expect(new Set(drawings.values()).size).toBe(drawings.size)
    const heavy = [...drawings].filter(([name, svg]) => name.startsWith('cards/') && svg.length > 70_000)
    expect(heavy.map(([name]) => name)).toEqual([])
  })

  it('show three cards on every banner', () => {
    const banners = mediaNames().filter((name) => name.startsWith('banners/'))
    const fans = banners.map((name) => drawMedia(name)!.match(/<clipPath id="[A-Z]{3}\d+o"/g)?.length)
    expect(fans).toEqual(banners.map(() => 3))
  })

  it('include the avatar of every store of the world', () => {
    const avatars = mediaNames().filter((name) => name.startsWith('avatars/'))
    expect(avatars).toEqual(demoStores.map(({ slug }) => `avatars/${slug}`))
  })

  it('do not include what the world does not know', () => {
    for (const name of ['cards/bdn-999', 'cards', 'constructor/x', 'goods/', 'scenes/toString', 'avatars/nenhuma', ''])
      expect(drawMedia(name)).toBeNull()
  })

  it('are filed under a version that stays while the art does', () => {
    expect(mediaVersion()).toMatch(/^[0-9a-f]{16}$/)
    expect(mediaVersion()).toBe(mediaVersion())
  })
})
