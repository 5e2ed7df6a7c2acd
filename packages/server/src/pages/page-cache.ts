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
    drawing.then(isWorthKeeping, () => false).then((keep) => keep || drawn.delete(key))
    return drawing
  }
}

/** Not what failed, nor what somebody was refused for the moment. */
const isWorthKeeping = ({ status }: Rendered) => status < 500 && status !== 429

const keyOf = ({ url, visit }: RenderInput) =>
  `${visit.language} ${visit.theme ?? ''} ${visit.cep ?? ''} ${url.pathname}${url.search}`
