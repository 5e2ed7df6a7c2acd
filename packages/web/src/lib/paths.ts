import { isComing } from '@bra/contract/kit/coming'
import { addressSlug } from '@bra/contract/trade/format'

interface NamedRow {
  id: number
  name: string
}

const named = ({ id, name }: NamedRow) => `${id}-${addressSlug(name)}`

const withNext = (path: string, next?: string) =>
  next ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path

/** Every link is built here, or in `office-paths.ts` and `complaint-paths.ts`. A name after an id only reads well. */
export const paths = {
  home: () => '/',
  list: () => '/#lista',
  product: (product: NamedRow) => `/product/${named(product)}`,
  products: () => '/product/list',
  category: (category: NamedRow) => `/product/list/${named(category)}`,
  cards: () => '/productTcg/list',
  kind: (kind: 'tcg' | 'acs' | 'bra') => (kind === 'tcg' ? '/productTcg/list' : `/product/list?tipo=${kind}`),
  game: (slug: string) => `/productTcg/list?jogo=${slug}`,
  accessories: () => '/product/list?tipo=acs',
  collections: () => '/collection/list',
  search: (text: string, game?: string) => `/filter-products/${encodeURIComponent(text)}${game ? `?jogo=${game}` : ''}`,
  productRank: (type?: string) => `/product/rank${type ? `/${type}` : ''}`,
  promotions: () => '/promotion/list',
  promotion: (id: number) => `/promotion/list/${id}`,
  ranking: () => '/ranking',
  stores: (uf?: string) => `/store/list${uf ? `/${uf}` : ''}`,
  store: (slug: string) => `/${encodeURIComponent(slug)}`,
  storeProducts: (id: number) => `/store/product/${id}`,
  brand: (slug: string) => `/brand/${slug}`,
  league: (slug: string) => `/league/${slug}`,
  supplier: () => '/supplier',
  shopkeepers: () => '/shopkeepers',
  questions: (slug?: string) => `/questions${slug ? `#${slug}` : ''}`,
  text: (code: string) => `/text/${code}`,
  menu: () => '/hide-menu',
  /** The text about the centre, until its own screens are built. */
  braCenter: () => (isComing('braCenter') ? '/text/bra-center' : '/bra-center'),
  login: (next?: string) => withNext('/auth/login', next),
  register: (next?: string) => withNext('/auth/login?aba=criar-conta', next),
  recover: () => '/auth/recover',
  validateEmail: (next?: string) => withNext('/validateEmail', next),
  account: (tab?: string) => `/my-account${tab ? `?aba=${tab}` : ''}`,
  orders: () => '/my-account?aba=pedidos',
  order: (id: number, parcel?: number) => `/my-account/order-view/${id}${parcel ? `#pacote-${parcel}` : ''}`,
  myCollection: () => '/my-account?aba=colecao',
  /** A set as pages of pockets, with what the person has of it. */
  binder: (set: number) => `/my-account?aba=colecao&fichario=${set}`,
  wants: () => '/my-account?aba=desejos',
  addresses: () => '/address',
  favorites: () => '/favorite/list',
  cart: () => '/cart',
  checkout: (orderId?: number) => `/checkout${orderId ? `?pedido=${orderId}` : ''}`,
  confirmed: (orderId: number) => `/confirmed?pedido=${orderId}`,
  myStores: () => '/my-store/list',
  company: (tab?: string) => `/my-store/company-info${tab ? `?aba=${tab}` : ''}`,
  becomeSeller: () => '/my-store/besaler',
  dashboard: (store: number, tab?: string) => `/my-store/dashboard/${store}${tab ? `?aba=${tab}` : ''}`,
  storeOrders: (store: number) => `/my-store/${store}/orders`,
  returnedOrders: (store: number) => `/my-store/${store}/returned-orders`,
  /** One parcel that the store sells: its contents, its state, or its picking. */
  storeOrder: (store: number, order: number, part: 'detail-orders' | 'detail-status' | 'new-order' = 'detail-orders') =>
    `/my-store/${store}/${part}/${order}`,
  listings: (store: number, part?: 'Cards' | 'Tcg' | 'CardsBra') =>
    `/my-store/${store}/products${part ? `/${part}` : ''}`,
  productCreate: (store: number) => `/my-store/${store}/product-create`,
  productRegister: (store: number) => `/my-store/${store}/product-register`,
  priceRules: (store: number) => `/my-store/${store}/project-management`,
  bulkHistory: (store: number) => `/my-store/${store}/history`,
  wallet: (store: number) => `/my-store/${store}/wallet`,
  bankAccount: (store: number) => `/my-store/${store}/bankAccount`,
  storeReports: (store: number) => `/my-store/${store}/reports`,
  savedCards: (store: number) => `/my-store/${store}/bankCardCredit`,
  person: (id: number) => `/admin/people/${id}`,
  dispute: (id: number) => `/admin/disputes/${id}`,
  adminOrder: (id: number) => `/admin/orders/${id}`,
  admin: (part?: string) => `/admin${part ? `/${part}` : ''}`,
}

/** Returns the id at the start of `123-curupira`; null if there is none. */
export function idOf(param: string | undefined): number | null {
  const id = Number(/^\d+/.exec(param ?? '')?.[0])
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}
