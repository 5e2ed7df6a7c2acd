import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { Application } from './application.tsx'
import { createRoutes } from './create-routes.tsx'
import { type Assets, Document } from './document.tsx'
import { supportQuery } from './features/settings/settings.data.ts'
import { createCall, type Transport } from './lib/call.ts'
import { type Env, routerContext, type Visit } from './lib/env.ts'
import { scriptSafe } from './lib/head.tsx'
import { partsReady } from './lib/lazy-part.tsx'
import type { Problem } from './lib/page.ts'
import { createQueryClient } from './lib/query.ts'
import { translator } from './lib/text.tsx'
import { officeRoutes } from './office-routes.tsx'
import { officeRows } from './office-rows.ts'
import { pageRows } from './page-rows.ts'
import { text as english } from './text/en.ts'
import { text as portuguese } from './text/pt-BR.ts'

export interface RenderInput {
  url: URL
  visit: Visit
  transport: Transport
  /** The files that a page needs at once, from the sources that it is made of. */
  assetsOf: (sources: string[]) => Assets
}
/** Code that stands in the page itself, for a content policy to allow. */
interface InPage {
  kind: 'script' | 'style'
  code: string
}
export type Rendered = { status: number; html: string; inPage: InPage[] } | { redirect: string; status: number }

const routes = createRoutes(officeRoutes())
const handler = createStaticHandler(routes)
const catalogues = { 'pt-BR': portuguese, en: english }

/** One page as HTML with its data in it. */
export async function render({ url, visit, transport, assetsOf }: RenderInput): Promise<Rendered> {
  const catalogue = catalogues[visit.language]
  const call = createCall(transport)
  const env: Env = { visit, call, queryClient: createQueryClient(call), t: translator(catalogue, visit.language) }
  const [context] = await Promise.all([
    handler.query(new Request(url), { requestContext: routerContext(env) }),
    rowsOf(url.pathname).some(({ layout }) => layout === 'general') && env.queryClient.prefetchQuery(supportQuery),
  ])
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }

  await partsReady()
  const router = createStaticRouter(handler.dataRoutes, context)
  const assets = assetsOf(sourcesOf(url.pathname, visit.language))
  const html = renderToString(
    <Document visit={visit} assets={assets}>
      <Application env={env} catalogue={catalogue}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Application>
    </Document>,
  )
  const state = { visit, errors: problemsOf(context), queries: dehydrate(env.queryClient) }
  env.queryClient.clear()
  return { status: statusOf(context), html: `<!doctype html>${withState(html, state)}`, inPage: inPageOf(assets) }
}

/** React puts all sheets of a page into one element. */
function inPageOf({ early, styles }: Assets): InPage[] {
  const sheets = styles.map(({ css = '' }) => css).join('')
  return [{ kind: 'script', code: early }, ...(sheets ? [{ kind: 'style' as const, code: sheets }] : [])]
}

const withState = (html: string, state: unknown) =>
  html.replace('</body>', () => `<script id="state" type="application/json">${scriptSafe(state)}</script></body>`)

/** What answers a path, beside the entry: the table that the page stands in, its layout, itself, and its texts in one language. */
export function sourcesOf(pathname: string, language: Visit['language']) {
  const rows = rowsOf(pathname)
  const areas = new Set(['common', ...rows.flatMap((row) => row.texts)])
  return [
    ...(rows.some((row) => officeRows.includes(row)) ? ['src/office-routes.tsx'] : []),
    ...rows.map(({ layout }) => `src/layouts/${layout[0]!.toUpperCase()}${layout.slice(1)}Layout.tsx`),
    ...rows.map((row) => `src/pages/${row.page}.tsx`),
    ...[...areas].map((area) => `src/text/${language}/${area}.ts`),
  ]
}

function rowsOf(pathname: string) {
  const ids = new Set(matchRoutes(routes, pathname)?.map(({ route }) => route.id))
  return pageRows.filter((row) => ids.has(row.path))
}

function problemsOf({ errors }: StaticHandlerContext): Record<string, Problem> | null {
  if (!errors) return null
  const entries = Object.entries(errors).map(([id, error]) => [id, problemOf(error)] as const)
  return Object.fromEntries(entries)
}

function problemOf(error: unknown): Problem {
  const { status, code } = (error ?? {}) as Partial<Problem>
  return { status: status ?? 500, code: code ?? 'unexpected' }
}

const statusOf = (context: StaticHandlerContext) =>
  context.errors ? problemOf(Object.values(context.errors)[0]).status : context.statusCode
