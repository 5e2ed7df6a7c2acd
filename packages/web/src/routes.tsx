import type { TextKey } from './text/keys.ts'

export type Layout = 'general' | 'seller' | 'checkout' | 'menu' | 'admin'
/**
 * `login` needs a session, `admin` an operator's, `checkout` also a cart (checked by `CartGate` on the page); `email`
 * sends visitors without a session to the home page.
 */
export type Guard = 'open' | 'login' | 'checkout' | 'email' | 'admin'

export interface PageRow {
  path: string
  /** File under `pages/`, without its ending. */
  page: string
  layout: Layout
  guard: Guard
  title: TextKey
}

export type PagePlace = Partial<Pick<PageRow, 'layout' | 'guard'>>
/** Anybody may open the page, under the usual header, unless `place` says otherwise. */
export const row = (path: string, page: string, title: TextKey, place: PagePlace = {}): PageRow => ({
  path,
  page,
  title,
  layout: place.layout ?? 'general',
  guard: place.guard ?? 'open',
})
const account: PagePlace = { guard: 'login' }
/** Addresses of what is not built yet answer as every address that leads nowhere. */
export const unbuilt = 'NotFoundPage'

/** The store's slug is the last but one row: it must never shadow another path. */
export const shopRows: PageRow[] = [
  row('/', 'shop/HomePage', 'pages.home'),
  row('/product/list/:id?', 'shop/ProductListPage', 'pages.products'),
  row('/productTcg/list', 'shop/CardListPage', 'pages.cards'),
  row('/collection/list', 'shop/CollectionsPage', 'pages.collections'),
  row('/product/:id?', 'shop/ProductPage', 'pages.product'),
  row('/filter-products/:search/:category_id?', 'shop/SearchPage', 'pages.search'),
  row('/product/rank/:type?', 'shop/ProductRankPage', 'pages.productRank'),
  row('/promotion/list/:id?', 'shop/PromotionPage', 'pages.promotions'),
  row('/ranking', 'shop/StoreRankingPage', 'pages.ranking'),
  row('/store/list/:id?', 'shop/StoreListPage', 'pages.stores'),
  row('/store/product/:id?', 'shop/StoreProductPage', 'pages.storeProducts'),
  row('/brand/:brand', 'shop/BrandPage', 'pages.brand'),
  row('/league/:name', 'shop/LeaguePage', 'pages.league'),
  row('/supplier', 'info/SupplierPage', 'pages.supplier'),
  row('/shopkeepers', 'info/ShopkeepersPage', 'pages.shopkeepers'),
  row('/questions', 'info/QuestionsPage', 'pages.questions'),
  row('/hide-menu', 'info/MenuPage', 'pages.menu', { layout: 'menu' }),
  row('/text/:code', 'info/StaticTextPage', 'pages.text'),
  row('/offline', 'info/OfflinePage', 'pages.offline'),

  row('/classifieds', unbuilt, 'pages.classifieds'),
  row('/classified/:id?', unbuilt, 'pages.classified'),
  row('/bra-center/:store_id?', 'info/BraCenterPage', 'pages.braCenter'),
  row('/bra-center-list', unbuilt, 'pages.braCenterList'),
  row('/products-cards-bra-center', unbuilt, 'pages.braCenterCards'),
  row('/auth/login', 'account/LoginPage', 'pages.login'),
  row('/auth/recover', 'account/RecoverPage', 'pages.recover'),
  row('/validateEmail', 'account/ValidateEmailPage', 'pages.validateEmail', { guard: 'email' }),
  row('/address', 'account/AddressPage', 'pages.addresses'),
  row('/favorite/list', 'account/FavoritesPage', 'pages.favorites', account),
  row('/my-account', 'account/AccountPage', 'pages.account', account),
  row('/my-account/order-view/:id?', 'account/OrderPage', 'pages.order', account),
  row('/cart', 'checkout/CartPage', 'pages.cart'),
  row('/checkout', 'checkout/CheckoutPage', 'pages.checkout', {
    layout: 'checkout',
    guard: 'checkout',
  }),
  row('/confirmed', 'checkout/ConfirmedPage', 'pages.confirmed'),

  row('/:store_slug?', 'shop/StorePage', 'pages.store'),
  row('*', 'NotFoundPage', 'pages.notFound'),
]
