import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Assets } from '@bra/web/src/document.tsx'
import type { drawMail } from '@bra/web/src/entry-mails.tsx'
import type { render, RenderInput } from '@bra/web/src/entry-server.tsx'

const dist = new URL('../../../web/dist/', import.meta.url)
const CLIENT_ENTRY = 'src/entry-client.tsx'
const SHEET = 'src/styles.css'

interface ManifestRow {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestRow>

export type Render = typeof render
export type DrawMail = typeof drawMail

/** The built screens: where their files lie, how to draw one or a mail, and which files a page needs at once. */
export interface WebBuild {
  files: string
  render: Render
  drawMail: DrawMail
  assetsOf: RenderInput['assetsOf']
}

export async function loadWebBuild(): Promise<WebBuild> {
  const client = new URL('client/', dist)
  if (!existsSync(client)) throw new Error('As telas não foram construídas: use `npm start`.')
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest
  const built = (entry: string) => import(pathToFileURL(fileURLToPath(new URL(`server/${entry}.js`, dist))).href)
  const { render } = (await built('entry-server')) as { render: Render }
  // what mails are made of is large, and no page waits for it
  const drawMail: DrawMail = async (mail) => ((await built('entry-mails')) as { drawMail: DrawMail }).drawMail(mail)
  return {
    files: fileURLToPath(client),
    render,
    drawMail,
    assetsOf: assetsFrom(manifest, (file) => readFileSync(new URL(file, client), 'utf8')),
  }
}

type ReadFile = (file: string) => string

/** The files of the entry and of other sources, with all that they import. */
export function assetsFrom(manifest: Manifest, read: ReadFile): RenderInput['assetsOf'] {
  const known = new Map<string, Assets>()
  return (sources) => {
    const key = sources.join(' ')
    const found = known.get(key) ?? assemble(manifest, [CLIENT_ENTRY, ...sources], read)
    known.set(key, found)
    return found
  }
}

function assemble(manifest: Manifest, roots: string[], read: ReadFile): Assets {
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name) || !manifest[name]) return
    needed.add(name)
    for (const imported of manifest[name].imports ?? []) visit(imported)
  }
  roots.forEach(visit)
  const rows = [...needed].map((name) => manifest[name]!)
  const built = (file: string) => `/build/${file}`
  const [entry, sheet] = [manifest[CLIENT_ENTRY]!, manifest[SHEET]!]
  const styles = new Set([sheet.file, ...rows.flatMap((row) => row.css ?? [])])
  return {
    // as small as they are packed, a phone waits longer for another answer
    styles: [...styles].map((file) => ({ href: built(file), css: read(file) })),
    early: read('early.js'),
    scripts: [entry, ...rows.filter((row) => row !== entry)].map(({ file }) => built(file)),
    fonts: preloadedFonts(sheet).map(built),
  }
}

/** Only the text face in Latin: the rest may swap in later. */
const preloadedFonts = ({ assets = [] }: ManifestRow) =>
  assets.filter((file) => /figtree-latin-wght.*\.woff2$/.test(file))
