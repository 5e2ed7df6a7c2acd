import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { siteLanguages } from '@bra/contract/kit/language'
import { defineConfig, type Plugin } from 'vite'
import { oneLanguage } from './one-language.ts'
import { partsOfSheets } from './parts-of-sheets.ts'

const SHARED_BY_MANY = 82
// what a list needs and the home page and a product do not
const LISTS =
  /features\/shopping\/search\/(list\/(?!Checklist|NothingFound|nothing-found|SealedList|seal-|list-page)|list-state|search\.data|facets\/[a-z]|filters\/(applied|AppliedFilters|FilterChips|texts))|icons\/(list-filter|rows-3)\./
// the entry waits for its page at its top level, and the page for the shell: together they would wait for ever
const NO_ENTRY = /^(?!.*(entry-client|styles\.css))/
const WORTH_PRELOADING = /\/(lists|shop|common)-/

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

/** Modules that check forms, in one file, because many pages have a form, but none that a visitor opens first. */
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform)\/|contract\/src\/.+\/(.+\.schemas|shapes|said|field-sentences|chosen-orders|states|\w+-life|reserved|card-numbers|price-endings|saved-search-limits)\.ts|src\/lib\/(form(?!-texts)|field-language|typed-kept)|src\/ui\/(FormSummary|CodeInput|MessageDialog|mask)\./

/** The small things that home, lists and products all show: many files of a line each would weigh more. */
const SHOP =
  /src\/(ui\/(Money|priority|Marks|GoodArt|CardArt|Badge|Breadcrumb|LoadMore|glyphs|useMediaQuery)|lib\/(page|address|json-ld|trade-texts)|features\/.*(variant-words|condition-words|useSignInFirst|useFavorite|favorite-ids|useAddToCart|AddShown|FavoriteButton|ShownPrice|StandardPlace|ZoomButton|ProductTile|CatalogArt|GameBack|catalog\.data|cards-of|tile-texts|printed-number))\.|useSuspenseQuery\.|contract\/src\/.+\/(search|favorites|catalog|trade|trade-names|variants|stats)\.ts|lucide-react\/dist\/esm\/icons\/(package|chevron-left|chevron-right|chevron-down|check)\./

/** Modules of dialogs and of calls that change something, which no page needs before a press. */
const LAYERS = /src\/(ui\/(Dialog|useModal|choices)|lib\/(kept-state|command))\.|useMutation|mutationObserver/

export default defineConfig(({ isSsrBuild, command, mode }) => {
  // a build for browsers has its language as mode; the server and development need all
  const language = siteLanguages.find((one) => one === mode)
  return {
    root: import.meta.dirname,
    base: command === 'build' ? '/build/' : '/',
    publicDir: isSsrBuild ? false : 'public',
    appType: 'custom',
    plugins: [
      react(),
      tailwindcss(),
      ...(language ? [oneLanguage(language), leanIcons(), leanRouter(), partsOfSheets()] : []),
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
          // the build of the other language may be there already
          emptyOutDir: false,
          target: 'es2022',
          manifest: `.vite/${mode}.json`,
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
                  { name: 'common', test: /^(?!.*form-texts)/, minShareCount: SHARED_BY_MANY, priority: 1 },
                ],
              },
            },
          },
        },
  }
})
