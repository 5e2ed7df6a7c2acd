import { layoutsOf, type PageModule } from './create-routes.tsx'
import { officeRows } from './office-rows.ts'

const pages = import.meta.glob<PageModule>(['./pages/*Page.tsx', './pages/{my-store,admin}/*Page.tsx'])

// only these pages ask ahead: those of the shop come with their data
export { withAhead } from './lib/ahead.ts'

export const officeRoutes = () => layoutsOf(officeRows, pages)
