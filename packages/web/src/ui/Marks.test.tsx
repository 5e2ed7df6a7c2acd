import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { raritySigns } from '@bra/contract/catalogue/rarity-marks'
import { CardArt } from './CardArt.tsx'
import { CardBack } from './CardBack.tsx'
import { tileOfGame } from './GameMark.tsx'
import { RarityMark } from './Marks.tsx'

const draw = (part: ReactNode) => renderToStaticMarkup(part)
const mark = (glyph: string, tone: 'neutral' | 'buriti' = 'neutral') =>
  draw(<RarityMark plain rarity={{ name: 'Lendária', glyph, tone }} />)
const pathsIn = (html: string) => [...html.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path)

describe('a rarity', () => {
  it('has a drawing of its own for every sign that an operator can choose', () => {
    const drawings = raritySigns.map((sign) => pathsIn(mark(sign)).join())
    expect(new Set(drawings).size).toBe(raritySigns.length)
    expect(drawings).not.toContain('')
  })

  it('shows a sign as often as it is written, in its colour, beside its word', () => {
    const html = mark('★★★', 'buriti')
    expect(pathsIn(html)).toHaveLength(3)
    expect(html).toContain('color:var(--color-buriti)')
    expect(html).toContain('Lendária')
  })

  it('shows letters as letters, hidden from readers, who hear the word', () =>
    expect(mark('SR')).toMatch(/<b aria-hidden="true"[^>]*>SR<\/b>Lendária/))

  it('has a neutral ring where nobody knows its sign', () => {
    for (const unknown of ['', '⚡', 'foil', '<b>']) expect(pathsIn(mark(unknown))).toEqual(pathsIn(mark('○')))
  })
})

describe('a card without a picture', () => {
  it('shows the back of its game, which differs from those of other games', () => {
    const games = ['causos', 'magic', 'pokemon', 'yu-gi-oh', 'one-piece', 'lorcana', 'flesh-and-blood']
    expect(new Set(games.map((game) => JSON.stringify(tileOfGame(game)))).size).toBe(games.length)
    const html = draw(<CardArt src={null} name="Sol Ring" back={<CardBack game="flesh-and-blood" />} />)
    expect(html).toContain('>FB</text>')
    expect(html).toContain('Sol Ring')
    expect(html).not.toContain('/media/card-back')
  })

  it('shows the picture that the shop has for the backs of the game', () =>
    expect(draw(<CardBack game="magic" image="/fotos/abc-488.webp" />)).toContain('src="/fotos/abc-488.webp"'))

  it('does not say the name twice where it stands beside the picture', () =>
    expect(draw(<CardArt src={null} name="Sol Ring" decorative back={<CardBack game="magic" />} />)).not.toContain(
      'Sol Ring',
    ))
})
