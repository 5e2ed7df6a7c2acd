import { LRUCache } from 'lru-cache'
import type { Rendered, RenderInput } from '@bra/web/src/entry-server.tsx'
import type { Render } from './web-build.ts'

const FRESH_MS = 15_000
const MAX_PAGES = 500

/** The same address drawn again within seconds for a like visitor is the same page; nothing personal is in it.
 * `onStale` is given what forgets them all. */
export function cachedRender(render: Render, onStale?: (forget: () => void) => void): Render {
  const drawn = new LRUCache<string, Promise<Rendered>>({ max: MAX_PAGES, ttl: FRESH_MS })
  onStale?.(() => drawn.clear())
  return (input) => {
    const key = keyOf(input)
    const known = drawn.get(key)
    if (known) return known
    const drawing = render(input)
    drawn.set(key, drawing)
    void forgetUnlessFit(drawing, () => drawn.delete(key))
    return drawing
  }
}

/** What failed is not kept, nor what somebody was refused for the moment. */
async function forgetUnlessFit(drawing: Promise<Rendered>, forget: () => void) {
  const { status } = await drawing.catch(() => ({ status: 500 }))
  if (status >= 500 || status === 429) forget()
}

const keyOf = ({ url, visit }: RenderInput) =>
  `${visit.language} ${visit.theme ?? ''} ${visit.cep ?? ''} ${url.pathname}${url.search}`
