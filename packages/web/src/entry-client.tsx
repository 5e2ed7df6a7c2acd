import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { Application } from './application.tsx'
import { createRoutes, ROOT } from './create-routes.tsx'
import { type Assets, Document } from './document.tsx'
import { enterWithToken, takeEntryToken } from './features/people/sessions/arrival.ts'
import { browserTransport } from './lib/browser-transport.ts'
import { createCall } from './lib/call.ts'
import { type Env, routerContext, type Visit } from './lib/env.ts'
import { pageScripts } from './lib/lost.ts'
import { pageIsHere, watchFirstPage, watchPages } from './lib/lost-pages.ts'
import type { Problem } from './lib/page.ts'
import { createQueryClient } from './lib/query.ts'
import { showServer } from './lib/session.ts'
import { translator } from './lib/text.tsx'
import { somebodyIsHere } from './ui/leisure.ts'

interface ServerState {
  visit: Visit
  errors: Record<string, Problem> | null
  queries: DehydratedState
}

// This must run before zod is loaded: zod would try eval, which the policy of the page forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Sessions from before the cookie existed need it too.
showServer()
watchFirstPage()
const entryToken = takeEntryToken()
const office = isOffice(location.pathname) ? await pageScripts(() => import('./office-routes.tsx')) : null
const routes = createRoutes(office?.officeRoutes() ?? [])
const matches = matchRoutes(routes, location) ?? []
const plainCall = createCall(browserTransport)
const ahead = office?.withAhead(plainCall)
const call = ahead?.call ?? plainCall
// A person with a one-time token is not signed in yet.
const matched = loadMatched().then(() => entryToken === null && ahead?.askFor(matches))
await endOfPage()
// The page brought only the rules of its first picture; the rest must be there before scripts draw more.
await (globalThis as { sheets?: Promise<unknown> }).sheets
const { visit, errors, queries } = takeState()
const assets = assetsInHead()
await matched
const env: Env = { visit, call, queryClient: createQueryClient(call), t: translator(visit.language) }
hydrate(env.queryClient, queries)
if (entryToken !== null) enterWithToken(env, entryToken)
const router = createBrowserRouter(routes, {
  getContext: () => routerContext(env),
  hydrationData: { loaderData: loadedAlready(), errors },
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (isOffice(path)) patch(ROOT, (await pageScripts(() => import('./office-routes.tsx'))).officeRoutes())
  },
})
watchPages(router)
router.subscribe(somebodyIsHere)

// The hydration is a task of its own, so that the person can scroll in between.
await new Promise((rested) => setTimeout(rested))
startTransition(() => {
  hydrateRoot(
    document,
    <Document visit={visit} assets={assets}>
      <Application env={env}>
        <RouterProvider router={router} />
      </Application>
    </Document>,
  )
})

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)

/** A store whose address begins with one of these words has these routes fetched in vain. */
function isOffice(path: string) {
  return /^\/(my-store|admin|lista|(store-)?complaints)\b/i.test(path)
}

/** The script may run before the end of a long page, where its state stands. */
async function endOfPage() {
  if (document.readyState !== 'loading') return
  await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready, { once: true }))
}

/** Removes the element too, so that the page is what React expects. */
function takeState(): ServerState {
  const element = document.getElementById('state')!
  const state = JSON.parse(element.textContent) as ServerState
  element.remove()
  return state
}

/** React would show a page of the server twice if its script came only after hydration began. */
async function loadMatched() {
  const here = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true
      const loaded = await route.lazy().catch((error: unknown) => ({ Component: failing(error), isLost: true }))
      Object.assign(route, { ...loaded, lazy: undefined })
      return !('isLost' in loaded)
    }),
  )
  if (here.every(Boolean)) pageIsHere()
}

/** Stands for a page whose script did not come, and throws into the boundary around it. */
function failing(error: unknown) {
  return () => {
    throw error
  }
}

/** Every loader has run on the server, so none must run again before the first click. */
function loadedAlready() {
  return Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]))
}

function assetsInHead(): Assets {
  const all = (selector: string, attribute: 'href' | 'src') =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!)
  const linked = import.meta.env.DEV ? all('link[rel=stylesheet]', 'href').map((href) => ({ href })) : []
  const named = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content.split(' ').filter(Boolean)
  return {
    // React recognizes an inlined sheet by its name, and leaves its content as it is
    styles: [...named('sheets').map((href) => ({ href, css: '' })), ...linked],
    early: document.head.querySelector('script:not([src], [type])')?.textContent ?? '',
    scripts: named('scripts'),
    fonts: all('link[rel=preload][as=font]', 'href'),
  }
}
