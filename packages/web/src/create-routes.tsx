import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type LoaderFunction, Outlet, type RouteObject } from 'react-router'
import { Boundary } from './layouts/Boundary.tsx'
import { GeneralLayout } from './layouts/GeneralLayout.tsx'
import { otherLayouts } from './layouts/layouts.ts'
import { PageSkeleton } from './layouts/PageSkeleton.tsx'
import { Root } from './layouts/Root.tsx'
import { Guarded } from './lib/guard.tsx'
import { type PageRow, pageRows } from './routes.tsx'
import { loadTexts } from './text/catalogue.ts'

export interface PageModule {
  default: ComponentType<{ row: PageRow }>
  loader?: LoaderFunction
}

const shopPages = import.meta.glob<PageModule>(['./pages/**/*Page.tsx', '!./pages/{my-store,admin}/**'])

async function pageOf({ page }: PageRow) {
  const file = `./pages/${page}.tsx`
  const load = shopPages[file] ?? (await import('./office-pages.ts')).officePages[file]!
  return load()
}

/** The page table as the router wants it: grouped by layout, each page in a script of its own. */
export function createRoutes(): RouteObject[] {
  const general: RouteObject = { ...inLayout(GeneralLayout), children: rowsOf('general') }
  const others = Object.entries(otherLayouts).map(([name, load]) => ({
    lazy: async () => inLayout(await load()),
    children: rowsOf(name),
  }))
  return [{ element: <Root />, errorElement: <Boundary />, children: [general, ...others] }, ...workshop()]
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

const rowsOf = (layout: string) => pageRows.filter((row) => row.layout === layout).map(routeOf)

function routeOf(row: PageRow): RouteObject {
  return {
    id: row.path,
    path: row.path,
    errorElement: <Boundary />,
    lazy: async () => {
      const [page] = await Promise.all([pageOf(row), loadTexts(row.texts)])
      const Page = page.default
      const Component = () => (
        <Suspense fallback={<PageSkeleton />}>
          <Guarded guard={row.guard} waiting={<PageSkeleton />}>
            <Page row={row} />
          </Guarded>
        </Suspense>
      )
      return { Component, ...(page.loader && { loader: page.loader }) }
    },
  }
}
