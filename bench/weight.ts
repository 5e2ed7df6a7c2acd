import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadWebBuild } from '@bra/server/pages/web-build'
import type { sourcesOf } from '@bra/web/src/entry-server.tsx'

const LANGUAGES = ['pt-BR', 'en'] as const
const PAGES = ['/', '/productTcg/list', '/product/list', '/product/1']

const KB = 1024
const dist = new URL('../packages/web/dist/', import.meta.url)

/** Script that a page cannot do without, in each language: the entry, the page, its texts, and all that they import. */
export async function benchWeight() {
  const { assetsOf } = await loadWebBuild()
  const server = (await import(new URL('server/entry-server.js', dist).href)) as { sourcesOf: typeof sourcesOf }
  console.log(`page | ${LANGUAGES.join(' | ')} (script KB gzip)`)
  for (const page of PAGES) {
    const sizes = LANGUAGES.map((language) => {
      return kbOf(assetsOf(server.sourcesOf(page, language)).scripts).toFixed(1)
    })
    console.log(`${page} | ${sizes.join(' | ')}`)
  }
}

/** The size of built scripts, by their paths on the site, as `gzip -9` packs them. */
export function kbOf(paths: Iterable<string>) {
  const sizes = [...paths].map((path) => gzipSync(readFileSync(fileOf(path)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

const fileOf = (path: string) => new URL(path.replace('/build/', 'client/'), dist)
