import type { TextArea, TextKey } from './text/keys.ts'

export type Layout = 'general' | 'seller' | 'checkout' | 'menu' | 'admin'
/** `login` needs a session, `admin` an operator's, `checkout` a cart too, which `CartGate` looks for on the page, `email` a session or else the home page. */
export type Guard = 'open' | 'login' | 'checkout' | 'email' | 'admin'

/** Parts of the back office that stand in the breadcrumb. */
export type Section = 'products' | 'finance'

export interface PageRow {
  path: string
  /** File under `pages/`, without its ending. */
  page: string
  layout: Layout
  guard: Guard
  title: TextKey
  section?: Section
  /** What it says beyond the texts that are always there. */
  texts: TextArea[]
}

export type Place = Partial<Pick<PageRow, 'layout' | 'guard' | 'section' | 'texts'>>
/** A page that anybody may open, under the usual header, unless it says otherwise. */
export const row = (path: string, page: string, title: TextKey, place: Place = {}): PageRow => ({
  path,
  page,
  title,
  layout: place.layout ?? 'general',
  guard: place.guard ?? 'open',
  section: place.section,
  texts: place.texts ?? [],
})
const entrance: Place = { texts: ['auth', 'form'] }
const account: Place = { guard: 'login' }
/** What stands where a page is still to come. */
export const soon = 'ConstructionPage'

/** One row per address of the shop. The store's slug comes last but one: it must never swallow another path. */
export const shopRows: PageRow[] = [
  row('/', 'shop/HomePage', 'pages.home', { texts: ['home'] }),
  row('/product/list/:id?', 'shop/ProductListPage', 'pages.products', { texts: ['lists'] }),
  row('/productTcg/list', 'shop/CardListPage', 'pages.cards', { texts: ['lists'] }),
  row('/collection/list', 'shop/CollectionsPage', 'pages.collections', { texts: ['stores'] }),
  row('/product/:id?', 'shop/ProductPage', 'pages.product', { texts: ['product'] }),
  row('/filter-products/:search/:category_id?', 'shop/SearchPage', 'pages.search', { texts: ['lists'] }),
  row('/product/rank/:type?', 'shop/ProductRankPage', 'pages.productRank', { texts: ['stores'] }),
  row('/promotion/list/:id?', 'shop/PromotionPage', 'pages.promotions', { texts: ['lists'] }),
  row('/ranking', 'shop/StoreRankingPage', 'pages.ranking', { texts: ['stores'] }),
  row('/store/list/:id?', 'shop/StoreListPage', 'pages.stores', { texts: ['stores'] }),
  row('/store/product/:id?', 'shop/StoreProductPage', 'pages.storeProducts', { texts: ['lists', 'stores'] }),
  row('/brand/:brand', 'shop/BrandPage', 'pages.brand', { texts: ['lists'] }),
  row('/league/:name', 'shop/LeaguePage', 'pages.league', { texts: ['lists'] }),
  row('/supplier', 'info/SupplierPage', 'pages.supplier', { texts: ['info'] }),
  row('/shopkeepers', 'info/ShopkeepersPage', 'pages.shopkeepers', { texts: ['info', 'stores'] }),
  row('/questions', 'info/QuestionsPage', 'pages.questions', { texts: ['info'] }),
  row('/hide-menu', 'info/MenuPage', 'pages.menu', { layout: 'menu', texts: ['info'] }),
  row('/text/:code', 'info/StaticTextPage', 'pages.text', { texts: ['info'] }),
  row('/offline', 'info/OfflinePage', 'pages.offline'),

  row('/classifieds', soon, 'pages.classifieds'),
  row('/classified/:id?', soon, 'pages.classified'),
  row('/bra-center/:store_id?', soon, 'pages.braCenter'),
  row('/bra-center-list', soon, 'pages.braCenterList'),
  row('/products-cards-bra-center', soon, 'pages.braCenterCards'),
  row('/auth/login', 'account/LoginPage', 'pages.login', entrance),
  row('/auth/recover', 'account/RecoverPage', 'pages.recover', entrance),
  row('/validateEmail', 'account/ValidateEmailPage', 'pages.validateEmail', { ...entrance, guard: 'email' }),
  row('/address', 'account/AddressPage', 'pages.addresses', { texts: ['addresses', 'form'] }),
  row('/favorite/list', 'account/FavoritesPage', 'pages.favorites', { ...account, texts: ['collections'] }),
  row('/my-account', 'account/AccountPage', 'pages.account', { ...account, texts: ['account'] }),
  row('/my-account/order-view/:id?', 'account/OrderPage', 'pages.order', {
    ...account,
    texts: ['orders', 'places', 'photos', 'messages', 'checkout', 'pix', 'form'],
  }),
  row('/cart', 'checkout/CartPage', 'pages.cart', { ...account, texts: ['cart', 'baskets', 'form'] }),
  row('/checkout', 'checkout/CheckoutPage', 'pages.checkout', {
    layout: 'checkout',
    guard: 'checkout',
    texts: ['checkout', 'cart', 'addresses', 'form'],
  }),
  row('/confirmed', 'checkout/ConfirmedPage', 'pages.confirmed', { texts: ['checkout', 'pix', 'cart'] }),
  row('/complaints/:id?', soon, 'pages.complaints', account),
  row('/store-complaints/:store_id/:id?', soon, 'pages.storeComplaints', account),

  row('/:store_slug?', 'shop/StorePage', 'pages.store', { texts: ['stores'] }),
  row('*', 'NotFoundPage', 'pages.notFound'),
]
