import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Assets } from '@bra/web/src/document.tsx'
import type { render, RenderInput } from '@bra/web/src/entry-server.tsx'

const dist = new URL('../../../web/dist/', import.meta.url)
const CLIENT_ENTRY = 'src/entry-client.tsx'

interface ManifestRow {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestRow>

export type Render = typeof render

/** The built screens: where their files lie, how to draw one, and which files a page needs at once. */
export interface WebBuild {
  files: string
  render: Render
  assetsOf: RenderInput['assetsOf']
}

export async function loadWebBuild(): Promise<WebBuild> {
  const client = new URL('client/', dist)
  if (!existsSync(client)) throw new Error('As telas não foram construídas: use `npm start`.')
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest
  const server = (await import(pathToFileURL(fileURLToPath(new URL('server/entry-server.js', dist))).href)) as {
    render: Render
  }
  return { files: fileURLToPath(client), render: server.render, assetsOf: assetsFrom(manifest) }
}

/** The entry, the catalogue of the language and each page, with all that they import. */
export function assetsFrom(manifest: Manifest): RenderInput['assetsOf'] {
  const known = new Map<string, Assets>()
  return (pages, language) => {
    const key = `${language} ${pages.join(' ')}`
    const found =
      known.get(key) ??
      assemble(manifest, [CLIENT_ENTRY, `src/text/${language}.ts`, ...pages.map((page) => `src/pages/${page}.tsx`)])
    known.set(key, found)
    return found
  }
}

function assemble(manifest: Manifest, roots: string[]): Assets {
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name) || !manifest[name]) return
    needed.add(name)
    for (const imported of manifest[name].imports ?? []) visit(imported)
  }
  roots.forEach(visit)
  const rows = [...needed].map((name) => manifest[name]!)
  const built = (file: string) => `/build/${file}`
  const entry = manifest[CLIENT_ENTRY]!
  return {
    script: built(entry.file),
    styles: [...new Set(rows.flatMap((row) => row.css ?? []))].map(built),
    preloads: rows
      .map((row) => row.file)
      .filter((file) => file !== entry.file)
      .map(built),
    fonts: preloadedFonts(entry).map(built),
  }
}

/** Only the text face in Latin: the rest may swap in later. */
const preloadedFonts = (entry: ManifestRow) =>
  (entry.assets ?? []).filter((file) => /figtree-latin-wght.*\.woff2$/.test(file))
