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
const sold: Place = { ...store, texts: ['selling', 'orders', 'messages', 'form'] }
const products: Place = { ...store, section: 'products' }
const finance: Place = { ...store, section: 'finance' }
const operator: Place = { layout: 'admin', guard: 'admin', texts: ['admin'] }
const listings: Place = { ...store, texts: ['inventory'] }
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
    texts: ['orders', 'messages', 'pix', 'form'],
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
    texts: ['addresses', 'companies', 'form', 'boxes', 'selling'],
  }),
  row('/my-store/dashboard/:store_id?', 'my-store/DashboardPage', 'pages.dashboard', {
    ...store,
    texts: ['dashboard', 'orders', 'stores', 'form'],
  }),
  row('/my-store/order-view/:id?/:store_id?', 'my-store/StoreOrderViewPage', 'pages.storeOrder', sold),
  row('/my-store/:store_id/orders', 'my-store/StoreOrdersPage', 'pages.storeOrders', sold),
  row('/my-store/:store_id/returned-orders', 'my-store/ReturnedOrdersPage', 'pages.returnedOrders', sold),
  row('/my-store/:store_id/detail-orders/:order_id', 'my-store/StoreOrderPage', 'pages.orderDetail', sold),
  row('/my-store/:store_id/detail-status/:order_id', 'my-store/StoreOrderStatusPage', 'pages.orderStatus', sold),
  row('/my-store/:store_id/new-order/:order_id', 'my-store/PickingPage', 'pages.picking', {
    ...sold,
    texts: ['selling', 'orders', 'boxes', 'form'],
  }),
  row('/my-store/:store_id/product-create', 'my-store/ProductCreatePage', 'pages.productCreate', {
    ...products,
    guard: 'open',
    texts: ['entering', 'fair', 'goods', 'photos', 'search', 'form'],
  }),
  row('/my-store/:store_id/products', 'my-store/ListingsPage', 'pages.listings', listings),
  row('/my-store/:store_id/products/Cards', 'my-store/GoodsListingsPage', 'pages.listingsCards', listings),
  row('/my-store/:store_id/products/Tcg', 'my-store/CardListingsPage', 'pages.listingsTcg', listings),
  row('/my-store/:store_id/products/CardsBra', 'my-store/CenterListingsPage', 'pages.listingsBra', listings),
  row('/my-store/:store_id/product-register', 'my-store/ProductRegisterPage', 'pages.productRegister', {
    ...products,
    texts: ['entering', 'fair'],
  }),
  row('/my-store/:store_id/project-management', 'my-store/PriceRulesPage', 'pages.priceRules', {
    ...products,
    texts: ['priceRules', 'form'],
  }),
  row('/my-store/list', 'my-store/MyStoresPage', 'pages.myStores', { ...store, texts: ['opening', 'photos', 'form'] }),
  row('/my-store/besaler', 'my-store/BecomeSellerPage', 'pages.becomeSeller', {
    layout: 'seller',
    texts: ['opening', 'companies', 'addresses', 'form'],
  }),
  row('/my-store/:store_id/ad-list', soon, 'pages.adList', store),
  row('/my-store/:store_id/ad-create', soon, 'pages.adCreate', store),
  row('/my-store/:store_id/ad-trash', soon, 'pages.adTrash', store),
  row('/my-store/:store_id/ad-payment', soon, 'pages.adPayment', store),
  row('/my-store/:store_id/payment-pix', soon, 'pages.adPix', store),
  row('/my-store/:store_id/payment-cart', soon, 'pages.adCard', store),
  row('/my-store/:store_id/wallet', 'my-store/WalletPage', 'pages.wallet', { ...store, texts: ['finance', 'form'] }),
  row('/my-store/:store_id/bankAccount', 'my-store/BankAccountPage', 'pages.bankAccount', {
    ...finance,
    texts: ['finance', 'companies', 'form'],
  }),
  row('/my-store/:store_id/bankCardCredit', 'my-store/SavedCardsPage', 'pages.savedCards', {
    ...finance,
    texts: ['finance', 'checkout', 'form'],
  }),

  row('/admin', 'admin/InboxPage', 'pages.inbox', operator),
  row('/admin/people', 'admin/PeoplePage', 'pages.people', { ...operator, texts: ['members'] }),
  row('/admin/people/:id', 'admin/PersonPage', 'pages.person', {
    ...operator,
    texts: ['admin', 'members', 'account', 'orders', 'form'],
  }),
  row('/admin/orders', 'admin/FoundOrdersPage', 'pages.foundOrders', { ...operator, texts: ['lookups', 'orders'] }),
  row('/admin/orders/:id', 'admin/SeenOrderPage', 'pages.order', { ...operator, texts: ['lookups', 'orders'] }),
  row('/admin/ledger', 'admin/LedgerPage', 'pages.ledger', { ...operator, texts: ['lookups'] }),
  row('/admin/stores', 'admin/StoresPage', 'pages.adminStores', { ...operator, texts: ['admin', 'opening'] }),
  row('/admin/stores/:id', 'admin/StoreJudgePage', 'pages.adminStore', {
    ...operator,
    texts: ['admin', 'opening', 'form'],
  }),
  row('/admin/withdrawals', 'admin/WithdrawalsPage', 'pages.adminWithdrawals', {
    ...operator,
    texts: ['admin', 'finance'],
  }),
  row('/admin/content', 'admin/ContentPage', 'pages.content', { ...operator, texts: ['admin', 'publishing', 'form'] }),
  row('/admin/content/texts/:code', 'admin/TextPage', 'pages.text', {
    ...operator,
    texts: ['admin', 'publishing', 'form'],
  }),
  row('/admin/catalog', 'admin/CatalogPage', 'pages.catalog', { ...operator, texts: ['admin', 'curation', 'form'] }),
  row('/admin/reviews/:id', 'admin/ReportedReviewPage', 'pages.reportedReview', {
    ...operator,
    texts: ['admin', 'reports', 'stores', 'form'],
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
