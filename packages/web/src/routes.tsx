import type { TextArea, TextKey } from './text/keys.ts'

export type Layout = 'general' | 'seller' | 'checkout' | 'menu' | 'admin'
/** `login` needs a session, `admin` an operator's, `checkout` a cart too, which `CartGate` looks for on the page, `email` a session or else the home page. */
export type Guard = 'open' | 'login' | 'checkout' | 'email' | 'admin'

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
  /** What it says beyond the texts that are always there. */
  texts: TextArea[]
}

type Place = Partial<Pick<PageRow, 'layout' | 'guard' | 'section' | 'texts'>>
const row = (path: string, page: string, title: TextKey, place: Place = {}): PageRow => ({
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
const store: Place = { layout: 'seller', guard: 'login' }
const orders: Place = { ...store, section: 'orders' }
const products: Place = { ...store, section: 'products' }
const finance: Place = { ...store, section: 'finance' }
const operator: Place = { layout: 'admin', guard: 'admin', texts: ['admin'] }
const soon = 'ConstructionPage'

/** One row per address. The store's slug comes last but one: it must never swallow another path. */
export const pageRows: PageRow[] = [
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
    texts: ['orders', 'pix', 'form'],
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

  row('/my-store/company-info', 'my-store/CompanyPage', 'pages.company', {
    ...store,
    texts: ['addresses', 'companies', 'form'],
  }),
  row('/my-store/list', soon, 'pages.myStores', store),
  row('/my-store/besaler', soon, 'pages.becomeSeller', { layout: 'seller' }),
  row('/my-store/dashboard/:store_id?', soon, 'pages.dashboard', store),
  row('/my-store/order-view/:id?/:store_id?', soon, 'pages.storeOrder', store),
  row('/my-store/:store_id/product-create', 'my-store/ProductCreatePage', 'pages.productCreate', {
    ...products,
    guard: 'open',
    texts: ['entering', 'fair', 'goods', 'photos', 'search', 'form'],
  }),
  row('/my-store/:store_id/orders', soon, 'pages.storeOrders', store),
  row('/my-store/:store_id/returned-orders', soon, 'pages.returnedOrders', orders),
  row('/my-store/:store_id/detail-orders/:order_id', soon, 'pages.orderDetail', orders),
  row('/my-store/:store_id/detail-status/:order_id', soon, 'pages.orderStatus', orders),
  row('/my-store/:store_id/new-order/:order_id', soon, 'pages.picking', orders),
  row('/my-store/:store_id/products', soon, 'pages.listings', store),
  row('/my-store/:store_id/products/Cards', soon, 'pages.listingsCards', products),
  row('/my-store/:store_id/products/Tcg', soon, 'pages.listingsTcg', products),
  row('/my-store/:store_id/products/CardsBra', soon, 'pages.listingsBra', products),
  row('/my-store/:store_id/product-register', 'my-store/ProductRegisterPage', 'pages.productRegister', {
    ...products,
    texts: ['entering', 'fair'],
  }),
  row('/my-store/:store_id/project-management', 'my-store/PriceRulesPage', 'pages.priceRules', {
    ...products,
    texts: ['priceRules', 'form'],
  }),
  row('/my-store/:store_id/ad-list', soon, 'pages.adList', store),
  row('/my-store/:store_id/ad-create', soon, 'pages.adCreate', store),
  row('/my-store/:store_id/ad-trash', soon, 'pages.adTrash', store),
  row('/my-store/:store_id/ad-payment', soon, 'pages.adPayment', store),
  row('/my-store/:store_id/payment-pix', soon, 'pages.adPix', store),
  row('/my-store/:store_id/payment-cart', soon, 'pages.adCard', store),
  row('/my-store/:store_id/wallet', soon, 'pages.wallet', store),
  row('/my-store/:store_id/bankAccount', soon, 'pages.bankAccount', finance),
  row('/my-store/:store_id/bankCardCredit', soon, 'pages.savedCards', finance),

  row('/admin', 'admin/InboxPage', 'pages.inbox', operator),
  row('/admin/people', 'admin/PeoplePage', 'pages.people', { ...operator, texts: ['members'] }),
  row('/admin/people/:id', 'admin/PersonPage', 'pages.person', {
    ...operator,
    texts: ['admin', 'members', 'account', 'orders', 'form'],
  }),
  row('/admin/parameters', 'admin/ParametersPage', 'pages.parameters', { ...operator, texts: ['admin', 'form'] }),
  row('/admin/suggestions', 'admin/SuggestionsPage', 'pages.suggestions', {
    ...operator,
    texts: ['suggest', 'judging', 'form'],
  }),
  row('/admin/acts', 'admin/ActsPage', 'pages.acts', operator),

  row('/:store_slug?', 'shop/StorePage', 'pages.store', { texts: ['stores'] }),
  row('*', 'NotFoundPage', 'pages.notFound'),
]
