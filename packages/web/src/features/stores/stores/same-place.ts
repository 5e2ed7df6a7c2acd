import { paths } from '../../lib/paths.ts'

const lists = ['orders', 'returned-orders', 'products', 'product-create', 'product-register', 'project-management']
const ofEveryStore = new Set([...lists, 'wallet', 'bankAccount', 'bankCardCredit', 'ad-list'])

/** The list that the page belongs to, of another store: an order or a product is of one store alone. */
export function samePlaceOf(pathname: string, storeId: number) {
  const [, part = ''] = /^\/my-store\/\d+\/([\w-]+)/.exec(pathname) ?? []
  return ofEveryStore.has(part) ? `/my-store/${storeId}/${part}` : paths.dashboard(storeId)
}
