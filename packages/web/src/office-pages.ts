import type { PageModule } from './create-routes.tsx'

/** The pages of sellers and operators: whoever buys never fetches even their names. */
export const officePages = import.meta.glob<PageModule>('./pages/{my-store,admin}/*Page.tsx')
