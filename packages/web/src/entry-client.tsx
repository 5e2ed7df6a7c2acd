import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { Application } from './application.tsx'
import { createRoutes, ROOT } from './create-routes.tsx'
import { type Assets, Document } from './document.tsx'
import { enterWithToken, takeEntryToken } from './features/sessions/arrival.ts'
import { browserTransport } from './lib/browser-transport.ts'
import { createCall } from './lib/call.ts'
import { type Env, routerContext, type Visit } from './lib/env.ts'
import type { Problem } from './lib/page.ts'
import { createQueryClient } from './lib/query.ts'
import { translator } from './lib/text.tsx'
import { catalogue, loadTexts } from './text/catalogue.ts'

interface State {
  visit: Visit
  errors: Record<string, Problem> | null
  queries: DehydratedState
}

// before zod comes with a form: it would try whether it may write code, which the page forbids and reports
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const entryToken = takeEntryToken()
const office = isOffice(location.pathname) ? await import('./office-routes.tsx') : null
const routes = createRoutes(office?.officeRoutes() ?? [])
const matches = matchRoutes(routes, location) ?? []
const plainCall = createCall(browserTransport)
const ahead = office?.withAhead(plainCall)
const call = ahead?.call ?? plainCall
// whoever has only a one-time link is not signed in yet
const matched = loadMatched().then(() => entryToken === null && ahead?.askFor(matches))
const texts = loadTexts(['common'])
await endOfPage()
const { visit, errors, queries } = takeState()
const assets = assetsInHead()
await Promise.all([texts, matched])
const env: Env = { visit, call, queryClient: createQueryClient(call), t: translator(catalogue, visit.language) }
hydrate(env.queryClient, queries)
if (entryToken !== null) enterWithToken(env, entryToken)
const router = createBrowserRouter(routes, {
  getContext: () => routerContext(env),
  hydrationData: { loaderData: loadedAlready(), errors },
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (isOffice(path)) patch(ROOT, (await import('./office-routes.tsx')).officeRoutes())
  },
})

// a task of its own: somebody may want to scroll
await new Promise((rested) => setTimeout(rested))
startTransition(() => {
  hydrateRoot(
    document,
    <Document visit={visit} assets={assets}>
      <Application env={env} catalogue={catalogue}>
        <RouterProvider router={router} />
      </Application>
    </Document>,
  )
})

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)

/** Sellers and operators have a table of pages of their own. */
function isOffice(path: string) {
  return /^\/(my-store|admin)(\/|$)/i.test(path)
}

/** The script may be here before the rest of a long page, and the state stands at its end. */
async function endOfPage() {
  if (document.readyState !== 'loading') return
  await new Promise((ready) => document.addEventListener('DOMContentLoaded', ready, { once: true }))
}

/** What the server put into the page; the element goes, so that the page is what React expects. */
function takeState(): State {
  const element = document.getElementById('state')!
  const state = JSON.parse(element.textContent) as State
  element.remove()
  return state
}

/** A page drawn by the server appears twice unless its script is here before React looks at it. */
async function loadMatched() {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}

/** Every loader has run on the server: none must run again before the first click. */
function loadedAlready() {
  return Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]))
}

function assetsInHead(): Assets {
  const all = (selector: string, attribute: 'href' | 'src') =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!)
  const linked = all('link[rel=stylesheet]', 'href').map((href) => ({ href }))
  // React knows a sheet in the page by its name, and leaves what it says as it is
  const inPage = document.head.querySelector<HTMLElement>('style[data-href]')?.dataset.href?.split(' ') ?? []
  return {
    styles: [...inPage.map((href) => ({ href, css: '' })), ...linked],
    early: document.head.querySelector('script:not([src], [type])')?.textContent ?? '',
    scripts: document.querySelector<HTMLMetaElement>('meta[name=scripts]')!.content.split(' '),
    fonts: all('link[rel=preload][as=font]', 'href'),
  }
}
