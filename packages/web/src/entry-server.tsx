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
import { gamesQuery } from './features/catalogue/catalog/games.data.ts'
import { supportQuery } from './features/ground/settings/settings.data.ts'
import { createCall, type Transport } from './lib/call.ts'
import { type Env, routerContext, type Visit } from './lib/env.ts'
import { scriptSafe } from './lib/head.tsx'
import { partsReady } from './lib/lazy-part.tsx'
import { loadParts, type Problem } from './lib/page.ts'
import { paths } from './lib/paths.ts'
import { createQueryClient } from './lib/query.ts'
import { translator } from './lib/text.tsx'
import { officeRoutes } from './office-routes.tsx'
import { officeRows } from './office-rows.ts'
import { pageRows } from './page-rows.ts'
import type { PageRow } from './routes.tsx'
import { classesIn, usedStyle } from './used-style.ts'

export interface RenderInput {
  url: URL
  visit: Visit
  transport: Transport
  /** The files that a page needs at once, from the sources that it is made of, as they are built for one language. */
  assetsOf: (sources: string[], language: Visit['language']) => Assets
}
interface InlineCode {
  kind: 'script' | 'style'
  code: string
}
/** The document in pieces: joined, it would be copied each time that somebody looks at it. */
export type Rendered = { status: number; html: string[]; inPage: InlineCode[] } | { redirect: string; status: number }

const loader = loadParts(() => [supportQuery, gamesQuery])
const routes = createRoutes(officeRoutes(loader), loader)
const handler = createStaticHandler(routes)
const translators = { 'pt-BR': translator('pt-BR'), en: translator('en') }

export async function render({ url, visit, transport, assetsOf }: RenderInput): Promise<Rendered> {
  const call = createCall(transport)
  const env: Env = { visit, call, queryClient: createQueryClient(call), t: translators[visit.language] }
  const context = await handler.query(new Request(url), { requestContext: routerContext(env) })
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }

  await partsReady()
  // The function would copy each route of the shop, and needs those of the page alone.
  const router = createStaticRouter(
    context.matches.map(({ route }) => ({ ...route, children: undefined })),
    context,
  )
  const assets = assetsOf(sourcesOf(rowsOf(context.matches)), visit.language)
  const html = renderToString(
    <Document visit={visit} assets={assets}>
      <Application env={env}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Application>
    </Document>,
  )
  const state = { visit, errors: problemsOf(context), queries: dehydrate(env.queryClient) }
  env.queryClient.clear()
  const { pieces, style } = withStyle(html, assets)
  const inPage: InlineCode[] = [
    { kind: 'script', code: assets.early },
    ...(style ? [{ kind: 'style' as const, code: style }] : []),
  ]
  return { status: statusOf(context), html: ['<!doctype html>', ...withState(pieces, state)], inPage }
}

/** Puts the rules that the page needs where the marks of the sheets stand; React puts all sheets into one element. */
function withStyle(html: string, { styles }: Assets) {
  const classes = classesIn(html)
  const pieces: string[] = []
  let [rest, style] = [html, '']
  for (const { css, parts } of styles) {
    if (!css || !parts) continue
    const used = usedStyle(parts, classes)
    const at = rest.indexOf(css)
    pieces.push(rest.slice(0, at), used)
    rest = rest.slice(at + css.length)
    style += used
  }
  return { pieces: [...pieces, rest], style }
}

function withState(pieces: string[], state: unknown) {
  const rest = pieces.at(-1)!
  const end = rest.lastIndexOf('</body>')
  const element = ['<script id="state" type="application/json">', scriptSafe(state), '</script>']
  return [...pieces.slice(0, -1), rest.slice(0, end), ...element, rest.slice(end)]
}

/** Returns the source files that a page needs beside the entry: its table of routes, its layout and itself. */
export function sourcesOf(rows: PageRow[]) {
  return [
    ...(rows.some((row) => officeRows.includes(row)) ? ['src/office-routes.tsx'] : []),
    ...rows.map(({ layout }) => `src/layouts/${layout[0]!.toUpperCase()}${layout.slice(1)}Layout.tsx`),
    ...rows.map((row) => `src/pages/${row.page}.tsx`),
  ]
}

const rowOf = new Map(pageRows.map((row) => [row.path, row]))
const rowsOf = (matches: { route: { id?: string } }[]) =>
  matches.flatMap(({ route }) => rowOf.get(route.id ?? '') ?? [])

/** The router sorts its whole table at each call, so this is not for every page. */
export const rowsAt = (pathname: string) => rowsOf(matchRoutes(routes, pathname) ?? [])

const firstPart = (path: string) => path.split('/')[1]!.toLowerCase()
const guardedParts = new Set(pageRows.filter(({ guard }) => guard !== 'open').map(({ path }) => firstPart(path)))

/** Returns the sign-in page for addresses that need a session; null where a visitor may stay. */
export function entranceOf({ pathname, search }: URL) {
  if (!guardedParts.has(firstPart(pathname))) return null
  const [row] = rowsAt(pathname)
  // A signed-in person may look like a visitor here: the sign-in page sends such a person on, the home page would not.
  return !row || row.guard === 'open' || row.guard === 'email' ? null : paths.login(pathname + search)
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
