import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadWebBuild } from '@bra/server/pages/web-build'
import type { rowsAt, sourcesOf } from '@bra/web/src/entry-server.tsx'

const LANGUAGES = ['pt-BR', 'en'] as const
const PAGES = ['/', '/productTcg/list', '/product/list', '/product/1']

const KB = 1024
const dist = new URL('../packages/web/dist/', import.meta.url)

interface WebServer {
  rowsAt: typeof rowsAt
  sourcesOf: typeof sourcesOf
}

/** Kilobytes of script that a page cannot do without, by language: entry, page, texts and all that they import. */
export async function benchWeight() {
  const { assetsOf } = await loadWebBuild()
  const server = (await import(new URL('server/entry-server.js', dist).href)) as WebServer
  console.log(`page | ${LANGUAGES.join(' | ')} (script KB gzip)`)
  for (const page of PAGES) {
    const sizes = LANGUAGES.map((language) => {
      return kbOf(assetsOf(server.sourcesOf(server.rowsAt(page)), language).scripts).toFixed(1)
    })
    console.log(`${page} | ${sizes.join(' | ')}`)
  }
}

/** Kilobytes of built scripts, given by their paths on the site, as `gzip -9` packs them. */
export function kbOf(paths: Iterable<string>) {
  const sizes = [...paths].map((path) => gzipSync(readFileSync(fileOf(path)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

const fileOf = (path: string) => new URL(path.replace('/build/', 'client/'), dist)
