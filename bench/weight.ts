import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

/** Kilobytes of script that a page cannot do without, by language, as Brotli and as gzip. */
export async function benchWeight() {
  const { assetsOf } = await loadWebBuild()
  const server = (await import(new URL('server/entry-server.js', dist).href)) as WebServer
  console.log(`page | ${LANGUAGES.join(' | ')} (script KB, Brotli / gzip)`)
  for (const page of PAGES) {
    const sizes = LANGUAGES.map((language) => {
      const { scripts } = assetsOf(server.sourcesOf(server.rowsAt(page)), language)
      return `${kbOf(scripts, brotli).toFixed(1)} / ${kbOf(scripts).toFixed(1)}`
    })
    console.log(`${page} | ${sizes.join(' | ')}`)
  }
}

const gzip = (file: Buffer) => gzipSync(file, { level: 9 })
const brotli = (file: Buffer) => brotliCompressSync(file)

/** Kilobytes of built scripts, given by their paths on the site, packed by `gzip -9` unless said otherwise. */
export function kbOf(paths: Iterable<string>, pack = gzip) {
  const sizes = [...paths].map((path) => pack(readFileSync(fileOf(path))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

const fileOf = (path: string) => new URL(path.replace('/build/', 'client/'), dist)
