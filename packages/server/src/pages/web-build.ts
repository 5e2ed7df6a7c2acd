import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type SiteLanguage, siteLanguages } from '@bra/contract/kit/language'
import type { Assets } from '@bra/web/src/document.tsx'
import type { drawMail } from '@bra/web/src/entry-mails.tsx'
import type { entranceOf, render, RenderInput } from '@bra/web/src/entry-server.tsx'
import type { SheetPart } from '@bra/web/src/used-style.ts'

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
type Manifests = Record<SiteLanguage, Manifest>

export type Render = typeof render
export type DrawMail = typeof drawMail
type EntranceOf = typeof entranceOf

export interface WebBuild {
  files: string
  render: Render
  entranceOf: (address: URL) => ReturnType<EntranceOf> | Promise<ReturnType<EntranceOf>>
  drawMail: DrawMail
  assetsOf: RenderInput['assetsOf']
}

export async function loadWebBuild(): Promise<WebBuild> {
  const client = new URL('client/', dist)
  if (!existsSync(client)) throw new Error('As telas não foram construídas: use `npm start`.')
  const read = (file: string) => readFileSync(new URL(file, client), 'utf8')
  const manifestOf = (language: SiteLanguage) => [language, JSON.parse(read(`.vite/${language}.json`))] as const
  const manifests = Object.fromEntries(siteLanguages.map(manifestOf)) as Manifests
  const built = (entry: string) => import(pathToFileURL(fileURLToPath(new URL(`server/${entry}.js`, dist))).href)
  const pages = (await built('entry-server')) as { render: Render; entranceOf: EntranceOf }
  // the libraries that draw mails are large, so pages do not wait for them
  const drawMail: DrawMail = async (mail) => ((await built('entry-mails')) as { drawMail: DrawMail }).drawMail(mail)
  return {
    files: fileURLToPath(client),
    render: pages.render,
    entranceOf: pages.entranceOf,
    drawMail,
    assetsOf: assetsFrom({ manifests, sheets: JSON.parse(read('.vite/sheets.json')), read }),
  }
}

interface Built {
  manifests: Manifests
  sheets: Record<string, SheetPart[]>
  read: (file: string) => string
}

export function assetsFrom(build: Built): RenderInput['assetsOf'] {
  const known = new Map<string, Assets>()
  return (sources, language) => {
    const key = [language, ...sources].join(' ')
    const found = known.get(key) ?? assemble(build, language, [CLIENT_ENTRY, ...sources])
    known.set(key, found)
    return found
  }
}

function assemble({ manifests, sheets, read }: Built, language: SiteLanguage, roots: string[]): Assets {
  const manifest = manifests[language]
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
    // the rules of the page are inlined: on a phone, waiting for one more answer takes longer than these bytes
    styles: [...styles].map((file) => ({ href: built(file), css: `/*${file}*/`, parts: sheets[file]! })),
    early: read('early.js'),
    scripts: [entry, ...rows.filter((row) => row !== entry)].map(({ file }) => built(file)),
    fonts: preloadedFonts(sheet).map(built),
  }
}

/** Only the Latin text face is preloaded; the others may swap in later. */
const preloadedFonts = ({ assets = [] }: ManifestRow) =>
  assets.filter((file) => /figtree-latin-wght.*\.woff2$/.test(file))
