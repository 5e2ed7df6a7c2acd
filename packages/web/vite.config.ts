import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { partsOfSheets } from './parts-of-sheets.ts'
import { textsOfScripts } from './texts-of-scripts.ts'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const SHARED_BY_MANY = 82
// what a list needs and the home page and a product do not
const LISTS =
  /features\/shopping\/search\/(list\/(?!Checklist|NothingFound|SealedList|seal-loader)|list-state|search\.data|facets\/[a-z]|filters\/(applied|AppliedFilters|FilterChips))|queriesObserver|useQueries|lib\/paged|icons\/(list-filter|rows-3)\./
// the entry waits for its page at its top level, and the page for the shell: together they would wait for ever
const NO_ENTRY = /^(?!.*(entry-client|styles\.css))/
const WORTH_PRELOADING = /\/(lists|shop|common)-/
const WORTH_PACKING = /\.(js|css|svg|webmanifest)$/

/** Packs each file once at build time, as small as it gets, so that no request waits for it. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  generateBundle: {
    // after the bundler has written the last byte of each file
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!WORTH_PACKING.test(fileName)) continue
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    },
  },
})

/** Leaves out the older names of icons, which nothing reads while a page is shown. */
const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replace(/,\s*aliases: \[[^\]]*\]/, '').replace('__iconData.node;', ''),
  },
})

/** Leaves out the hooks by which a router is measured: no page passes any, and every page would load them. */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () =>
      `export const getRouteInstrumentationUpdates = () => ({})
       export const instrumentClientSideRouter = (router) => router
       export const consumeInstrumentationClientResultMetaReceiver = () => undefined
       // the router's own server, which no script of a page contains, names these two
       export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined`,
  },
})

/** Parts around every page that load after it; the worker keeps them, as the offline page needs them too. */
const LATE_PARTS = /src\/(layouts\/(Footer|ForSignedIn)|features\/people\/impersonation\/ActingBar)\.tsx$/

/** Gives each build its own service worker, so that browsers take the new one and what it keeps. */
const workerOfBuild = (): Plugin => ({
  name: 'worker-of-build',
  apply: 'build',
  generateBundle(_, bundle) {
    const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16)
    const worker = readFileSync(new URL('public/sw.js', import.meta.url), 'utf8')
    const late = JSON.stringify(lateFiles(bundle).map((file) => `/build/${file}`))
    const source = worker.replace('bra-cards-build', `bra-cards-${build}`).replace('LATE = []', `LATE = ${late}`)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
})

function lateFiles(bundle: Rolldown.OutputBundle) {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    chunk.imports.forEach(add)
  }
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => LATE_PARTS.test(id))) add(file.fileName)
  return [...files]
}

/** Modules that check forms, in one file, because many pages have a form, but none that a visitor opens first. */
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform)\/|contract\/src\/.+\/(.+\.schemas|shapes|said|both|field-sentences|chosen-orders|states|\w+-life|reserved|card-numbers|price-endings)\.ts|src\/lib\/(form|field-language|typed-kept)|src\/ui\/(FormSummary|CodeInput|MessageDialog|mask)\./

/** The small things that home, lists and products all show: many files of a line each would weigh more. */
const SHOP =
  /src\/(ui\/(Money|priority|Marks|GoodArt|CardArt|Badge|Breadcrumb|LoadMore|glyphs|useMediaQuery)|lib\/(page|address|json-ld)|features\/.*(variant-words|condition-words|useSignInFirst|useFavorite|favorite-ids|useAddToCart|AddShown|FavoriteButton|ShownPrice|StandardPlace|ZoomButton|ProductTile|CatalogArt|GameBack|catalog\.data|cards-of|printed-number))\.|useSuspenseQuery\.|contract\/src\/.+\/(search|favorites|catalog|trade|variants|stats)\.ts|lucide-react\/dist\/esm\/icons\/(package|chevron-left|chevron-right|chevron-down|check)\./

/** Modules of dialogs and of calls that change something, which no page needs before a press. */
const LAYERS = /src\/(ui\/(Dialog|useModal|choices)|lib\/kept-state)\.|useMutation|mutationObserver/

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? '/build/' : '/',
  publicDir: isSsrBuild ? false : 'public',
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [leanIcons(), leanRouter(), textsOfScripts(), partsOfSheets(), workerOfBuild(), packed()]),
  ],
  ssr: command === 'build' ? { noExternal: true } : {},
  // else the server's build contains React twice, and asks the environment which one to take
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'es2024',
        rolldownOptions: { input: ['src/entry-server.tsx', 'src/entry-mails.tsx'] },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        // the names of all small files of all pages would weigh more than the moment that they save
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => WORTH_PRELOADING.test(file)) },
        rolldownOptions: {
          // a sheet that scripts import would be fetched again by the first part that comes late: it is in the page already
          input: ['src/entry-client.tsx', 'src/styles.css'],
          // few files compress better and are fewer requests, but none may bring much that its page does not use
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'shell', tags: ['$initial'], test: NO_ENTRY, priority: 3 },
                { name: 'shop', test: SHOP, minShareCount: 2, priority: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2, priority: 2 },
                { name: 'forms', test: FORMS, priority: 2 },
                { name: 'layers', test: LAYERS, priority: 2 },
                { name: 'common', minShareCount: SHARED_BY_MANY, priority: 1 },
              ],
            },
          },
        },
      },
}))
