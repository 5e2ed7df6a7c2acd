import { paths } from '../../../lib/paths.ts'

const catalogue = ['products', 'product-create', 'product-register', 'project-management', 'history']
const lists = ['orders', 'returned-orders', 'put-back', ...catalogue]
const ofEveryStore = new Set([...lists, 'wallet', 'bankAccount', 'bankCardCredit', 'ad-list'])

/** Returns the same section for another store; a single order or product leads to the dashboard. */
export function samePlaceOf(pathname: string, storeId: number) {
  const [, part = ''] = /^\/my-store\/\d+\/([\w-]+)/.exec(pathname) ?? []
  return ofEveryStore.has(part) ? `/my-store/${storeId}/${part}` : paths.dashboard(storeId)
}
