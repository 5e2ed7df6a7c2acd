import { type PageRow, type Place, row, soon } from './routes.tsx'

const store: Place = { layout: 'seller', guard: 'login' }
const sold: Place = { ...store, texts: ['selling', 'orders', 'messages', 'form'] }
const products: Place = { ...store, section: 'products' }
const finance: Place = { ...store, section: 'finance' }
const operator: Place = { layout: 'admin', guard: 'admin', texts: ['admin'] }
const listings: Place = { ...store, texts: ['inventory', 'fair'] }

/** One row per address of sellers and operators: whoever buys never fetches even their names. */
export const officeRows: PageRow[] = [
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
  row('/my-store/list', 'my-store/MyStoresPage', 'pages.myStores', {
    ...store,
    texts: ['opening', 'photos', 'addresses', 'form'],
  }),
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
  row('/admin/orders/:id', 'admin/SeenOrderPage', 'pages.order', {
    ...operator,
    texts: ['admin', 'disputes', 'lookups', 'orders', 'selling', 'form'],
  }),
  row('/admin/disputes/:id', 'admin/DisputePage', 'pages.dispute', {
    ...operator,
    texts: ['admin', 'disputes', 'lookups', 'orders', 'form'],
  }),
  row('/admin/ledger', 'admin/LedgerPage', 'pages.ledger', { ...operator, texts: ['lookups'] }),
  row('/admin/differences', 'admin/DifferencesPage', 'pages.differences', {
    ...operator,
    texts: ['admin', 'lookups', 'form'],
  }),
  row('/admin/stores', 'admin/StoresPage', 'pages.adminStores', { ...operator, texts: ['admin', 'opening'] }),
  row('/admin/stores/:id', 'admin/StoreJudgePage', 'pages.adminStore', {
    ...operator,
    texts: ['admin', 'opening', 'form'],
  }),
  row('/admin/withdrawals', 'admin/WithdrawalsPage', 'pages.adminWithdrawals', {
    ...operator,
    texts: ['admin', 'finance', 'form'],
  }),
  row('/admin/content', 'admin/ContentPage', 'pages.content', {
    ...operator,
    texts: ['admin', 'publishing', 'photos', 'form'],
  }),
  row('/admin/content/texts/:code', 'admin/TextPage', 'pages.text', {
    ...operator,
    texts: ['admin', 'publishing', 'form'],
  }),
  row('/admin/catalog', 'admin/CatalogPage', 'pages.catalog', {
    ...operator,
    texts: ['admin', 'curation', 'photos', 'form'],
  }),
  row('/admin/categories', 'admin/CategoriesPage', 'pages.categories', {
    ...operator,
    texts: ['admin', 'curation', 'photos', 'form'],
  }),
  row('/admin/reviews/:id', 'admin/ReportedReviewPage', 'pages.reportedReview', {
    ...operator,
    texts: ['admin', 'reports', 'stores', 'form'],
  }),
  row('/admin/parameters', 'admin/ParametersPage', 'pages.parameters', { ...operator, texts: ['admin', 'form'] }),
  row('/admin/suggestions', 'admin/SuggestionsPage', 'pages.suggestions', {
    ...operator,
    texts: ['suggest', 'judging', 'form'],
  }),
  row('/admin/acts', 'admin/ActsPage', 'pages.acts', {
    ...operator,
    texts: ['admin', 'opening', 'publishing', 'curation'],
  }),
]
