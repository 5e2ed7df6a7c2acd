import { type PageRow, type PagePlace, row, unbuilt } from './routes.tsx'

const store: PagePlace = { layout: 'seller', guard: 'login' }
const operator: PagePlace = { layout: 'admin', guard: 'admin' }
const person: PagePlace = { guard: 'login' }

/**
 * One row per address of sellers and operators, of complaints and of shared lists: whoever only buys never fetches even
 * their names.
 */
export const officeRows: PageRow[] = [
  row('/lista/:secret', 'shared/SharedListPage', 'sharing.title'),

  row('/complaints/:id?', 'complaints/ComplaintsPage', 'pages.complaints', person),
  row('/complaints/open/:parcel', 'complaints/OpeningPage', 'pages.complaints', person),
  row('/store-complaints/:store_id/:id?', 'complaints/StoreComplaintsPage', 'office.storeComplaints', person),

  row('/my-store/company-info', 'my-store/CompanyPage', 'office.company', store),
  row('/my-store/melhor-envio', 'my-store/CarrierReturnPage', 'carrierAccounts.title', store),
  row('/my-store/dashboard/:store_id?', 'my-store/DashboardPage', 'office.dashboard', store),
  row('/my-store/order-view/:id?/:store_id?', 'my-store/StoreOrderViewPage', 'office.storeOrder', store),
  row('/my-store/:store_id/orders', 'my-store/StoreOrdersPage', 'office.storeOrders', store),
  row('/my-store/:store_id/messages', 'my-store/StoreMessagesPage', 'office.messages', store),
  row('/my-store/:store_id/returned-orders', 'my-store/ReturnedOrdersPage', 'office.returnedOrders', store),
  row('/my-store/:store_id/detail-orders/:order_id', 'my-store/StoreOrderPage', 'office.orderDetail', store),
  row('/my-store/:store_id/detail-status/:order_id', 'my-store/StoreOrderStatusPage', 'office.orderStatus', store),
  row('/my-store/:store_id/new-order/:order_id', 'my-store/PickingPage', 'office.picking', store),
  row('/my-store/:store_id/put-back', 'my-store/PutBackPage', 'office.putBack', store),
  row('/my-store/:store_id/product-create', 'my-store/ProductCreatePage', 'office.productCreate', {
    layout: 'seller',
  }),
  row('/my-store/:store_id/products', 'my-store/ListingsPage', 'office.listings', store),
  row('/my-store/:store_id/products/Cards', 'my-store/GoodsListingsPage', 'office.listingsCards', store),
  row('/my-store/:store_id/products/Tcg', 'my-store/CardListingsPage', 'office.listingsTcg', store),
  row('/my-store/:store_id/products/CardsBra', 'my-store/CenterListingsPage', 'office.listingsBra', store),
  row('/my-store/:store_id/product-register', 'my-store/ProductRegisterPage', 'office.productRegister', store),
  row('/my-store/:store_id/project-management', 'my-store/PriceRulesPage', 'office.priceRules', store),
  row('/my-store/:store_id/history', 'my-store/HistoryPage', 'office.history', store),
  row('/my-store/list', 'my-store/MyStoresPage', 'office.myStores', store),
  row('/my-store/besaler', 'my-store/BecomeSellerPage', 'office.becomeSeller', {
    layout: 'seller',
  }),
  row('/my-store/:store_id/ad-list', unbuilt, 'office.adList', store),
  row('/my-store/:store_id/ad-create', unbuilt, 'office.adCreate', store),
  row('/my-store/:store_id/ad-trash', unbuilt, 'office.adTrash', store),
  row('/my-store/:store_id/ad-payment', unbuilt, 'office.adPayment', store),
  row('/my-store/:store_id/payment-pix', unbuilt, 'office.adPix', store),
  row('/my-store/:store_id/payment-cart', unbuilt, 'office.adCard', store),
  row('/my-store/:store_id/wallet', 'my-store/WalletPage', 'office.wallet', store),
  row('/my-store/:store_id/bankAccount', 'my-store/BankAccountPage', 'office.bankAccount', store),
  row('/my-store/:store_id/reports', 'my-store/ReportsPage', 'office.reports', store),
  row('/my-store/:store_id/invoices', 'my-store/InvoicesPage', 'office.invoices', store),
  row('/my-store/:store_id/bankCardCredit', 'my-store/SavedCardsPage', 'office.savedCards', store),

  row('/admin', 'admin/InboxPage', 'pages.inbox', operator),
  row('/admin/people', 'admin/PeoplePage', 'office.people', operator),
  row('/admin/people/:id', 'admin/PersonPage', 'office.person', operator),
  row('/admin/orders', 'admin/FoundOrdersPage', 'office.foundOrders', operator),
  row('/admin/orders/:id', 'admin/SeenOrderPage', 'pages.order', operator),
  row('/admin/complaints', 'admin/ComplaintsPage', 'pages.complaints', operator),
  row('/admin/complaints/:id', 'admin/ComplaintPage', 'office.complaint', operator),
  row('/admin/disputes/:id', 'admin/DisputePage', 'office.dispute', operator),
  row('/admin/ledger', 'admin/LedgerPage', 'office.ledger', operator),
  row('/admin/differences', 'admin/DifferencesPage', 'office.differences', operator),
  row('/admin/stores', 'admin/StoresPage', 'office.adminStores', operator),
  row('/admin/stores/:id', 'admin/StoreJudgePage', 'office.adminStore', operator),
  row('/admin/withdrawals', 'admin/WithdrawalsPage', 'office.adminWithdrawals', operator),
  row('/admin/content', 'admin/ContentPage', 'office.content', operator),
  row('/admin/content/texts/:code', 'admin/TextPage', 'pages.text', operator),
  row('/admin/catalog', 'admin/CatalogPage', 'office.catalog', operator),
  row('/admin/categories', 'admin/CategoriesPage', 'office.categories', operator),
  row('/admin/games', 'admin/GamesPage', 'office.games', operator),
  row('/admin/catalog-imports', 'admin/CatalogImportsPage', 'office.catalogImports', operator),
  row('/admin/catalog-imports/:id', 'admin/CatalogImportPage', 'office.catalogImport', operator),
  row('/admin/reviews/:id', 'admin/ReportedReviewPage', 'office.reportedReview', operator),
  row('/admin/parameters', 'admin/ParametersPage', 'office.parameters', operator),
  row('/admin/suggestions', 'admin/SuggestionsPage', 'office.suggestions', operator),
  row('/admin/acts', 'admin/ActsPage', 'office.acts', operator),
]
