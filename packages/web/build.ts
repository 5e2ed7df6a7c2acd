import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { siteLanguages } from '@bra/contract/kit/language'
import { build } from 'vite'

type Manifest = Record<string, { file: string; imports?: string[] }>

const client = new URL('dist/client/', import.meta.url)
const assets = new URL('assets/', client)
const WORTH_PACKING = /\.(js|css|svg|webmanifest)$/
/** Parts around every page that load after it; the worker keeps them, as the offline page needs them too. */
const LATE_PARTS = [
  'src/layouts/Footer.tsx',
  'src/layouts/ForSignedIn.tsx',
  'src/features/people/impersonation/ActingBar.tsx',
]
const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]

// The scripts of browsers are built once for each language, into one folder: what holds no text is one file for both.
rmSync(client, { recursive: true, force: true })
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
await Promise.all([
  ...siteLanguages.map((mode) => build({ configFile, mode, logLevel: 'warn' })),
  build({ configFile, build: { ssr: true }, logLevel: 'warn' }),
])
nameWorker()
await pack([new URL('sw.js', client), ...readdirSync(assets).map((file) => new URL(file, assets))])

/** Gives each build its own service worker, so that browsers take the new one and what it keeps. */
function nameWorker() {
  const files = readdirSync(assets).toSorted().join('\n')
  const name = createHash('sha256').update(files).digest('hex').slice(0, 16)
  const late = Object.fromEntries(siteLanguages.map((language) => [language, lateFiles(language)]))
  const worker = new URL('sw.js', client)
  const source = readFileSync(worker, 'utf8')
    .replace('bra-cards-build', `bra-cards-${name}`)
    .replace('LATE = {}', `LATE = ${JSON.stringify(late)}`)
  writeFileSync(worker, source)
}

function lateFiles(language: string) {
  const manifest = JSON.parse(readFileSync(new URL(`.vite/${language}.json`, client), 'utf8')) as Manifest
  const files = new Set<string>()
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name]!
    if (files.has(`/build/${file}`)) return
    files.add(`/build/${file}`)
    imports.forEach(add)
  }
  LATE_PARTS.forEach(add)
  return [...files]
}

/** Packs each file once, as small as it gets, so that no request waits for it. */
async function pack(files: URL[]) {
  await Promise.all(
    files
      .filter(({ pathname }) => WORTH_PACKING.test(pathname))
      .map(async (file) => {
        const source = await readFile(file)
        await writeFile(new URL(`${file.href}.br`), await brotlied(source))
        await writeFile(new URL(`${file.href}.gz`), await gzipped(source, { level: 9 }))
      }),
  )
}
