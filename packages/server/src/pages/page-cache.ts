import { LRUCache } from 'lru-cache'
import type { RenderInput } from '@bra/web/src/entry-server.tsx'
import { pack, type Packed } from '../platform/packed.ts'
import { codeHash } from '../platform/security.ts'
import type { Render } from './web-build.ts'

const FRESH_MS = 15_000
/** A packed page takes about 30 KB. */
const MOST_BYTES = 6 * 2 ** 20

/** The content security policy allows this inline code by its hash. */
interface AllowedCode {
  kind: 'script' | 'style'
  hash: string
}

export type Page = { redirect: string; status: number } | { status: number; html: Packed; allowed: AllowedCode[] }
export type Draw = (input: RenderInput) => Promise<Page>

export const drawPacked =
  (render: Render): Draw =>
  async (input) => {
    const rendered = await render(input)
    if ('redirect' in rendered) return rendered
    const { status, html, inPage } = rendered
    return { status, html: await pack(html), allowed: inPage.map(({ kind, code }) => ({ kind, hash: codeHash(code) })) }
  }

interface CacheOptions {
  onStale?: (forget: () => void) => void
  mostBytes?: number
}

/** Visitors with the same choices get the same drawn page for some seconds; it holds nothing personal. */
export function cachedDraw(draw: Draw, { onStale, mostBytes = MOST_BYTES }: CacheOptions = {}): Draw {
  const drawn = new LRUCache<string, Page>({ maxSize: mostBytes, ttl: FRESH_MS, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<Page>>()
  onStale?.(() => {
    drawn.clear()
    underWay.clear()
  })
  return (input) => {
    if (ENDING.test(input.url.pathname)) return draw(input)
    const key = keyOf(input)
    const known = drawn.get(key)
    if (known) return Promise.resolve(known)
    return underWay.get(key) ?? start(key, input)
  }

  function start(key: string, input: RenderInput) {
    const began = performance.now()
    const drawing = draw(input)
    underWay.set(key, drawing)
    const keep = (page: Page) => {
      // a page that was forgotten while it was drawn may hold stale data
      if (underWay.get(key) !== drawing) return
      underWay.delete(key)
      drawn.purgeStale()
      if (isFit(page)) drawn.set(key, page, { start: began })
    }
    drawing.then(keep, () => underWay.get(key) === drawing && underWay.delete(key))
    return drawing
  }
}

/** What a person made public must be gone as soon as they end it. */
const ENDING = /^\/lista\//i

const sizeOf = (page: Page, key: string) =>
  2 * key.length + ('html' in page ? page.html.gzip.length : 2 * page.redirect.length) + 500

const isFit = ({ status }: Page) => status < 500 && status !== 429

const keyOf = ({ url, visit }: RenderInput) =>
  [visit.language, visit.theme, visit.cep, visit.game, visit.standard, url.pathname + url.search].join(' ')
