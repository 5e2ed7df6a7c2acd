import type { TextKey } from './text/keys.ts'

export type Layout = 'general' | 'seller' | 'checkout' | 'menu'
/** `login` needs a session, `checkout` a session and a cart, `email` a session or else the home page. */
export type Guard = 'open' | 'login' | 'checkout' | 'email'

/** Parts of the back office that stand in the breadcrumb. */
export type Section = 'orders' | 'products' | 'finance'

export interface PageRow {
  path: string
  /** File under `pages/`, without its ending. */
  page: string
  layout: Layout
  guard: Guard
  title: TextKey
  section?: Section
}

type Place = Partial<Pick<PageRow, 'layout' | 'guard' | 'section'>>
const row = (path: string, page: string, title: TextKey, place: Place = {}): PageRow => ({
  path,
  page,
  title,
  layout: place.layout ?? 'general',
  guard: place.guard ?? 'open',
  section: place.section,
})
const account: Place = { guard: 'login' }
const store: Place = { layout: 'seller', guard: 'login' }
const orders: Place = { ...store, section: 'orders' }
const products: Place = { ...store, section: 'products' }
const finance: Place = { ...store, section: 'finance' }
const soon = 'ConstructionPage'

/** One row per address. The store's slug comes last but one: it must never swallow another path. */
export const pageRows: PageRow[] = [
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

  row('/classifieds', soon, 'pages.classifieds'),
  row('/classified/:id?', soon, 'pages.classified'),
  row('/bra-center/:store_id?', soon, 'pages.braCenter'),
  row('/bra-center-list', soon, 'pages.braCenterList'),
  row('/products-cards-bra-center', soon, 'pages.braCenterCards'),
  row('/auth/login', soon, 'pages.login'),
  row('/validateEmail', soon, 'pages.validateEmail', { guard: 'email' }),
  row('/address', soon, 'pages.addresses'),
  row('/favorite/list', soon, 'pages.favorites', account),
  row('/my-account', soon, 'pages.account', account),
  row('/my-account/order-view/:id?', soon, 'pages.order', account),
  row('/cart', soon, 'pages.cart', account),
  row('/checkout', soon, 'pages.checkout', { layout: 'checkout', guard: 'checkout' }),
  row('/confirmed', soon, 'pages.confirmed'),
  row('/complaints/:id?', soon, 'pages.complaints', account),
  row('/store-complaints/:store_id/:id?', soon, 'pages.storeComplaints', account),

  row('/my-store/company-info', soon, 'pages.company', store),
  row('/my-store/list', soon, 'pages.myStores', store),
  row('/my-store/besaler', soon, 'pages.becomeSeller', { layout: 'seller' }),
  row('/my-store/dashboard/:store_id?', soon, 'pages.dashboard', store),
  row('/my-store/order-view/:id?/:store_id?', soon, 'pages.storeOrder', store),
  row('/my-store/:store_id/product-create', soon, 'pages.productCreate', products),
  row('/my-store/:store_id/orders', soon, 'pages.storeOrders', store),
  row('/my-store/:store_id/returned-orders', soon, 'pages.returnedOrders', orders),
  row('/my-store/:store_id/detail-orders/:order_id', soon, 'pages.orderDetail', orders),
  row('/my-store/:store_id/detail-status/:order_id', soon, 'pages.orderStatus', orders),
  row('/my-store/:store_id/new-order/:order_id', soon, 'pages.picking', orders),
  row('/my-store/:store_id/products', soon, 'pages.listings', store),
  row('/my-store/:store_id/products/Cards', soon, 'pages.listingsCards', products),
  row('/my-store/:store_id/products/Tcg', soon, 'pages.listingsTcg', products),
  row('/my-store/:store_id/products/CardsBra', soon, 'pages.listingsBra', products),
  row('/my-store/:store_id/product-register', soon, 'pages.productRegister', products),
  row('/my-store/:store_id/project-management', soon, 'pages.priceRules', products),
  row('/my-store/:store_id/ad-list', soon, 'pages.adList', store),
  row('/my-store/:store_id/ad-create', soon, 'pages.adCreate', store),
  row('/my-store/:store_id/ad-trash', soon, 'pages.adTrash', store),
  row('/my-store/:store_id/ad-payment', soon, 'pages.adPayment', store),
  row('/my-store/:store_id/payment-pix', soon, 'pages.adPix', store),
  row('/my-store/:store_id/payment-cart', soon, 'pages.adCard', store),
  row('/my-store/:store_id/wallet', soon, 'pages.wallet', store),
  row('/my-store/:store_id/bankAccount', soon, 'pages.bankAccount', finance),
  row('/my-store/:store_id/bankCardCredit', soon, 'pages.savedCards', finance),

  row('/:store_slug?', 'shop/StorePage', 'pages.store'),
  row('*', 'NotFoundPage', 'pages.notFound'),
]
