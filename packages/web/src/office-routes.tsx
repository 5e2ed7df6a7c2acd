import { layoutsOf, type PageModule } from './create-routes.tsx'
import { officeRows } from './office-rows.ts'

const pages = import.meta.glob<PageModule>(['./pages/*Page.tsx', './pages/{my-store,admin}/*Page.tsx'])

export const officeRoutes = () => layoutsOf(officeRows, pages)
