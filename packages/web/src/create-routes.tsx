import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type LoaderFunction, Outlet, type RouteObject } from 'react-router'
import { Boundary } from './layouts/Boundary.tsx'
import { GeneralLayout } from './layouts/GeneralLayout.tsx'
import { otherLayouts } from './layouts/layouts.ts'
import { PageSkeleton } from './layouts/PageSkeleton.tsx'
import { Root } from './layouts/Root.tsx'
import { pageScripts } from './lib/lost.ts'
import type { Ahead } from './lib/page.ts'
import { type Guard, type PageRow, shopRows } from './routes.tsx'

export interface PageModule {
  default: ComponentType<{ row: PageRow }>
  loader?: LoaderFunction
  ahead?: Ahead
}

type Pages = Record<string, () => Promise<PageModule>>

const shopPages: Pages = import.meta.glob<PageModule>([
  './pages/**/*Page.tsx',
  '!./pages/{my-store,admin,complaints,shared}/**',
])

/** The pages of the back office become children of this route. */
export const ROOT = 'root'

/** Returns the routes of the shop's pages with `more` beside them; `loader` loads the usual layout. */
export function createRoutes(more: RouteObject[], loader?: LoaderFunction): RouteObject[] {
  const children = [...layoutsOf(shopRows, shopPages, { loader }), ...more]
  return [{ id: ROOT, element: <Root />, errorElement: <Boundary />, children }, ...workshop()]
}

interface WhileLoading {
  /** Loads the usual layout. */
  loader?: LoaderFunction | undefined
  /** Stands in the place of a page until its script is there. */
  bones?: ReactNode
}

export function layoutsOf(
  rows: PageRow[],
  pages: Pages,
  { loader, bones = <PageSkeleton /> }: WhileLoading,
): RouteObject[] {
  const layouts = new Set(rows.map(({ layout }) => layout))
  return [...layouts].map((layout) => ({
    ...(layout === 'general'
      ? { ...inLayout(GeneralLayout), ...(loader && { loader }) }
      : { lazy: () => pageScripts(async () => inLayout(await otherLayouts[layout]())) }),
    children: rows.filter((row) => row.layout === layout).map((row) => routeOf(row, pages, bones)),
  }))
}

/** Only development has the gallery of components. */
function workshop(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const gallery = async () => ({ Component: (await import('./ui/gallery/Gallery.tsx')).Gallery })
  return [{ path: '/ui', lazy: gallery }]
}

const inLayout = (Layout: ComponentType<{ children: ReactNode }>) => ({
  Component: () => <Layout children={<Outlet />} />,
  ErrorBoundary: () => <Layout children={<Boundary />} />,
})

/** The guard is fetched only with pages that need it, so visitors of the shop never load it. */
const guardOf = async (guard: Guard) => (guard === 'open' ? Open : (await import('./layouts/Guarded.tsx')).Guarded)
const Open = ({ children }: { guard: Guard; waiting: ReactNode; children: ReactNode }) => children

function routeOf(row: PageRow, pages: Pages, bones: ReactNode): RouteObject {
  return {
    id: row.path,
    path: row.path,
    errorElement: <Boundary />,
    // Without a fallback the router draws nothing in the place of a page whose script did not come.
    hydrateFallbackElement: bones,
    lazy: () =>
      pageScripts(async () => {
        const file = pages[`./pages/${row.page}.tsx`]!
        const [page, Guarded] = await Promise.all([file(), guardOf(row.guard)])
        const Page = page.default
        const Component = () => (
          <Suspense fallback={bones}>
            <Guarded guard={row.guard} waiting={bones}>
              <Page row={row} />
            </Guarded>
          </Suspense>
        )
        return { Component, handle: page.ahead, ...(page.loader && { loader: page.loader }) }
      }),
  }
}
