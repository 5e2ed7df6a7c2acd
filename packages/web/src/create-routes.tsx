import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type LoaderFunction, Outlet, type RouteObject } from 'react-router'
import { Boundary } from './layouts/Boundary.tsx'
import { GeneralLayout } from './layouts/GeneralLayout.tsx'
import { otherLayouts } from './layouts/layouts.ts'
import { PageSkeleton } from './layouts/PageSkeleton.tsx'
import { Root } from './layouts/Root.tsx'
import type { Ahead } from './lib/page.ts'
import { type Guard, type PageRow, shopRows } from './routes.tsx'
import { loadTexts } from './text/catalogue.ts'

export interface PageModule {
  default: ComponentType<{ row: PageRow }>
  loader?: LoaderFunction
  ahead?: Ahead
}

type Pages = Record<string, () => Promise<PageModule>>

const shopPages: Pages = import.meta.glob<PageModule>(['./pages/**/*Page.tsx', '!./pages/{my-store,admin}/**'])

/** What the routes of the back office are children of. */
export const ROOT = 'root'

/** The table of the shop's pages as the router wants it, and more pages beside them. */
export function createRoutes(more: RouteObject[]): RouteObject[] {
  const children = [...layoutsOf(shopRows, shopPages), ...more]
  return [{ id: ROOT, element: <Root />, errorElement: <Boundary />, children }, ...workshop()]
}

/** Pages grouped by layout, each in a script of its own. */
export function layoutsOf(rows: PageRow[], pages: Pages): RouteObject[] {
  const layouts = new Set(rows.map(({ layout }) => layout))
  return [...layouts].map((layout) => ({
    ...(layout === 'general' ? inLayout(GeneralLayout) : { lazy: async () => inLayout(await otherLayouts[layout]()) }),
    children: rows.filter((row) => row.layout === layout).map((row) => routeOf(row, pages)),
  }))
}

/** Every part of the interface in every state, for whoever builds it. */
function workshop(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const gallery = async () => ({ Component: (await import('./ui/gallery/Gallery.tsx')).Gallery })
  return [{ path: '/ui', lazy: gallery }]
}

const inLayout = (Layout: ComponentType<{ children: ReactNode }>) => ({
  Component: () => <Layout children={<Outlet />} />,
  ErrorBoundary: () => <Layout children={<Boundary />} />,
})

/** Whoever browses the shop never fetches it. */
const guardOf = async (guard: Guard) => (guard === 'open' ? Open : (await import('./layouts/Guarded.tsx')).Guarded)
const Open = ({ children }: { guard: Guard; waiting: ReactNode; children: ReactNode }) => children

function routeOf(row: PageRow, pages: Pages): RouteObject {
  return {
    id: row.path,
    path: row.path,
    errorElement: <Boundary />,
    lazy: async () => {
      const file = pages[`./pages/${row.page}.tsx`]!
      const [page, Guarded] = await Promise.all([file(), guardOf(row.guard), loadTexts(row.texts)])
      const Page = page.default
      const Component = () => (
        <Suspense fallback={<PageSkeleton />}>
          <Guarded guard={row.guard} waiting={<PageSkeleton />}>
            <Page row={row} />
          </Guarded>
        </Suspense>
      )
      return { Component, handle: page.ahead, ...(page.loader && { loader: page.loader }) }
    },
  }
}
