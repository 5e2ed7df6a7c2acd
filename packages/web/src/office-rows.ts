import { type PageRow, type Place, row, soon } from './routes.tsx'

const store: Place = { layout: 'seller', guard: 'login' }
const sold: Place = { ...store, texts: ['selling', 'orders', 'places', 'photos', 'messages', 'form'] }
const products: Place = { ...store, section: 'products' }
const finance: Place = { ...store, section: 'finance' }
const operator: Place = { layout: 'admin', guard: 'admin', texts: ['admin'] }
const listings: Place = { ...store, texts: ['inventory', 'fair', 'form'] }

const rows: PageRow[] = [
  row('/my-store/company-info', 'my-store/CompanyPage', 'office.company', {
    ...store,
    texts: ['addresses', 'companies', 'form', 'boxes', 'selling'],
  }),
  row('/my-store/dashboard/:store_id?', 'my-store/DashboardPage', 'office.dashboard', {
    ...store,
    texts: ['dashboard', 'orders', 'stores', 'form'],
  }),
  row('/my-store/order-view/:id?/:store_id?', 'my-store/StoreOrderViewPage', 'office.storeOrder', sold),
  row('/my-store/:store_id/orders', 'my-store/StoreOrdersPage', 'office.storeOrders', sold),
  row('/my-store/:store_id/returned-orders', 'my-store/ReturnedOrdersPage', 'office.returnedOrders', sold),
  row('/my-store/:store_id/detail-orders/:order_id', 'my-store/StoreOrderPage', 'office.orderDetail', sold),
  row('/my-store/:store_id/detail-status/:order_id', 'my-store/StoreOrderStatusPage', 'office.orderStatus', sold),
  row('/my-store/:store_id/new-order/:order_id', 'my-store/PickingPage', 'office.picking', {
    ...sold,
    texts: ['selling', 'orders', 'boxes', 'form'],
  }),
  row('/my-store/:store_id/product-create', 'my-store/ProductCreatePage', 'office.productCreate', {
    ...products,
    guard: 'open',
    texts: ['entering', 'fair', 'goods', 'photos', 'search', 'form'],
  }),
  row('/my-store/:store_id/products', 'my-store/ListingsPage', 'office.listings', listings),
  row('/my-store/:store_id/products/Cards', 'my-store/GoodsListingsPage', 'office.listingsCards', listings),
  row('/my-store/:store_id/products/Tcg', 'my-store/CardListingsPage', 'office.listingsTcg', listings),
  row('/my-store/:store_id/products/CardsBra', 'my-store/CenterListingsPage', 'office.listingsBra', listings),
  row('/my-store/:store_id/product-register', 'my-store/ProductRegisterPage', 'office.productRegister', {
    ...products,
    texts: ['entering', 'fair'],
  }),
  row('/my-store/:store_id/project-management', 'my-store/PriceRulesPage', 'office.priceRules', {
    ...products,
    texts: ['priceRules', 'form'],
  }),
  row('/my-store/list', 'my-store/MyStoresPage', 'office.myStores', {
    ...store,
    texts: ['opening', 'photos', 'addresses', 'form'],
  }),
  row('/my-store/besaler', 'my-store/BecomeSellerPage', 'office.becomeSeller', {
    layout: 'seller',
    texts: ['opening', 'companies', 'addresses', 'form'],
  }),
  row('/my-store/:store_id/ad-list', soon, 'office.adList', store),
  row('/my-store/:store_id/ad-create', soon, 'office.adCreate', store),
  row('/my-store/:store_id/ad-trash', soon, 'office.adTrash', store),
  row('/my-store/:store_id/ad-payment', soon, 'office.adPayment', store),
  row('/my-store/:store_id/payment-pix', soon, 'office.adPix', store),
  row('/my-store/:store_id/payment-cart', soon, 'office.adCard', store),
  row('/my-store/:store_id/wallet', 'my-store/WalletPage', 'office.wallet', { ...store, texts: ['finance', 'form'] }),
  row('/my-store/:store_id/bankAccount', 'my-store/BankAccountPage', 'office.bankAccount', {
    ...finance,
    texts: ['finance', 'companies', 'form'],
  }),
  row('/my-store/:store_id/bankCardCredit', 'my-store/SavedCardsPage', 'office.savedCards', {
    ...finance,
    texts: ['finance', 'checkout', 'form'],
  }),

  row('/admin', 'admin/InboxPage', 'pages.inbox', operator),
  row('/admin/people', 'admin/PeoplePage', 'office.people', { ...operator, texts: ['members'] }),
  row('/admin/people/:id', 'admin/PersonPage', 'office.person', {
    ...operator,
    texts: ['admin', 'members', 'account', 'orders', 'form'],
  }),
  row('/admin/orders', 'admin/FoundOrdersPage', 'office.foundOrders', { ...operator, texts: ['lookups', 'orders'] }),
  row('/admin/orders/:id', 'admin/SeenOrderPage', 'pages.order', {
    ...operator,
    texts: ['admin', 'disputes', 'lookups', 'orders', 'places', 'photos', 'selling', 'form'],
  }),
  row('/admin/disputes/:id', 'admin/DisputePage', 'office.dispute', {
    ...operator,
    texts: ['admin', 'disputes', 'lookups', 'orders', 'form'],
  }),
  row('/admin/ledger', 'admin/LedgerPage', 'office.ledger', { ...operator, texts: ['lookups'] }),
  row('/admin/differences', 'admin/DifferencesPage', 'office.differences', {
    ...operator,
    texts: ['admin', 'lookups', 'form'],
  }),
  row('/admin/stores', 'admin/StoresPage', 'office.adminStores', { ...operator, texts: ['admin', 'opening'] }),
  row('/admin/stores/:id', 'admin/StoreJudgePage', 'office.adminStore', {
    ...operator,
    texts: ['admin', 'opening', 'form'],
  }),
  row('/admin/withdrawals', 'admin/WithdrawalsPage', 'office.adminWithdrawals', {
    ...operator,
    texts: ['admin', 'finance', 'form'],
  }),
  row('/admin/content', 'admin/ContentPage', 'office.content', {
    ...operator,
    texts: ['admin', 'publishing', 'photos', 'form'],
  }),
  row('/admin/content/texts/:code', 'admin/TextPage', 'pages.text', {
    ...operator,
    texts: ['admin', 'publishing', 'form'],
  }),
  row('/admin/catalog', 'admin/CatalogPage', 'office.catalog', {
    ...operator,
    texts: ['admin', 'curation', 'photos', 'form'],
  }),
  row('/admin/categories', 'admin/CategoriesPage', 'office.categories', {
    ...operator,
    texts: ['admin', 'curation', 'photos', 'form'],
  }),
  row('/admin/reviews/:id', 'admin/ReportedReviewPage', 'office.reportedReview', {
    ...operator,
    texts: ['admin', 'reports', 'stores', 'form'],
  }),
  row('/admin/parameters', 'admin/ParametersPage', 'office.parameters', { ...operator, texts: ['admin', 'form'] }),
  row('/admin/suggestions', 'admin/SuggestionsPage', 'office.suggestions', {
    ...operator,
    texts: ['suggest', 'judging', 'form'],
  }),
  row('/admin/acts', 'admin/ActsPage', 'office.acts', {
    ...operator,
    texts: ['admin', 'opening', 'publishing', 'curation'],
  }),
]

/** One row per address of sellers and operators: whoever buys never fetches even their names. */
export const officeRows: PageRow[] = rows.map((each) => ({ ...each, texts: ['office', ...each.texts] }))
