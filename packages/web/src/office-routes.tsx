import type { LoaderFunction } from 'react-router'
import { layoutsOf, type PageModule } from './create-routes.tsx'
import { OfficeSkeleton } from './layouts/OfficeSkeleton.tsx'
import { officeRows } from './office-rows.ts'

const pages = import.meta.glob<PageModule>([
  './pages/*Page.tsx',
  './pages/{my-store,admin,complaints,shared}/*Page.tsx',
])

// Only these pages ask ahead, because those of the shop come with their data.
export { withAhead } from './lib/ahead.ts'

/** `loader` loads the usual layout, which complaints have. */
export const officeRoutes = (loader?: LoaderFunction) =>
  layoutsOf(officeRows, pages, { loader, bones: <OfficeSkeleton /> })
