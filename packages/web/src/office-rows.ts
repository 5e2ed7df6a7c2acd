import { officeTitles } from './lib/office-titles.ts'
import { pageTitles } from './lib/page-titles.ts'
import { type PageRow, type PagePlace, row, unbuilt } from './routes.tsx'

const store: PagePlace = { layout: 'seller', guard: 'login' }
const operator: PagePlace = { layout: 'admin', guard: 'admin' }
const person: PagePlace = { guard: 'login' }

/** Sellers, operators, complaints and shared lists: whoever only buys never fetches even the names of these pages. */
export const officeRows: PageRow[] = [
  row('/lista/:secret', 'shared/SharedListPage', officeTitles.sharedList),

  row('/complaints/:id?', 'complaints/ComplaintsPage', pageTitles.complaints, person),
  row('/complaints/open/:parcel', 'complaints/OpeningPage', pageTitles.complaints, person),
  row('/store-complaints/:store_id/:id?', 'complaints/StoreComplaintsPage', officeTitles.storeComplaints, person),

  row('/my-store/company-info', 'my-store/CompanyPage', officeTitles.company, store),
  row('/my-store/melhor-envio', 'my-store/CarrierReturnPage', officeTitles.carrierAccount, store),
  row('/my-store/dashboard/:store_id?', 'my-store/DashboardPage', officeTitles.dashboard, store),
  row('/my-store/order-view/:id?/:store_id?', 'my-store/StoreOrderViewPage', officeTitles.storeOrder, store),
  row('/my-store/:store_id/orders', 'my-store/StoreOrdersPage', officeTitles.storeOrders, store),
  row('/my-store/:store_id/messages', 'my-store/StoreMessagesPage', officeTitles.messages, store),
  row('/my-store/:store_id/returned-orders', 'my-store/ReturnedOrdersPage', officeTitles.returnedOrders, store),
  row('/my-store/:store_id/detail-orders/:order_id', 'my-store/StoreOrderPage', officeTitles.orderDetail, store),
  row('/my-store/:store_id/detail-status/:order_id', 'my-store/StoreOrderStatusPage', officeTitles.orderStatus, store),
  row('/my-store/:store_id/new-order/:order_id', 'my-store/PickingPage', officeTitles.picking, store),
  row('/my-store/:store_id/put-back', 'my-store/PutBackPage', officeTitles.putBack, store),
  row('/my-store/:store_id/product-create', 'my-store/ProductCreatePage', officeTitles.productCreate, {
    layout: 'seller',
  }),
  row('/my-store/:store_id/products', 'my-store/ListingsPage', officeTitles.listings, store),
  row('/my-store/:store_id/products/Cards', 'my-store/GoodsListingsPage', officeTitles.listingsCards, store),
  row('/my-store/:store_id/products/Tcg', 'my-store/CardListingsPage', officeTitles.listingsTcg, store),
  row('/my-store/:store_id/products/CardsBra', 'my-store/CenterListingsPage', officeTitles.listingsBra, store),
  row('/my-store/:store_id/product-register', 'my-store/ProductRegisterPage', officeTitles.productRegister, store),
  row('/my-store/:store_id/project-management', 'my-store/PriceRulesPage', officeTitles.priceRules, store),
  row('/my-store/:store_id/history', 'my-store/HistoryPage', officeTitles.history, store),
  row('/my-store/list', 'my-store/MyStoresPage', officeTitles.myStores, store),
  row('/my-store/besaler', 'my-store/BecomeSellerPage', officeTitles.becomeSeller, {
    layout: 'seller',
  }),
  row('/my-store/:store_id/ad-list', unbuilt, officeTitles.adList, store),
  row('/my-store/:store_id/ad-create', unbuilt, officeTitles.adCreate, store),
  row('/my-store/:store_id/ad-trash', unbuilt, officeTitles.adTrash, store),
  row('/my-store/:store_id/ad-payment', unbuilt, officeTitles.adPayment, store),
  row('/my-store/:store_id/payment-pix', unbuilt, officeTitles.adPix, store),
  row('/my-store/:store_id/payment-cart', unbuilt, officeTitles.adCard, store),
  row('/my-store/:store_id/wallet', 'my-store/WalletPage', officeTitles.wallet, store),
  row('/my-store/:store_id/bankAccount', 'my-store/BankAccountPage', officeTitles.bankAccount, store),
  row('/my-store/:store_id/reports', 'my-store/ReportsPage', officeTitles.reports, store),
  row('/my-store/:store_id/invoices', 'my-store/InvoicesPage', officeTitles.invoices, store),
  row('/my-store/:store_id/bankCardCredit', 'my-store/SavedCardsPage', officeTitles.savedCards, store),

  row('/admin', 'admin/InboxPage', pageTitles.inbox, operator),
  row('/admin/people', 'admin/PeoplePage', officeTitles.people, operator),
  row('/admin/people/:id', 'admin/PersonPage', officeTitles.person, operator),
  row('/admin/orders', 'admin/FoundOrdersPage', officeTitles.foundOrders, operator),
  row('/admin/orders/:id', 'admin/SeenOrderPage', pageTitles.order, operator),
  row('/admin/complaints', 'admin/ComplaintsPage', pageTitles.complaints, operator),
  row('/admin/complaints/:id', 'admin/ComplaintPage', officeTitles.complaint, operator),
  row('/admin/disputes/:id', 'admin/DisputePage', officeTitles.dispute, operator),
  row('/admin/ledger', 'admin/LedgerPage', officeTitles.ledger, operator),
  row('/admin/differences', 'admin/DifferencesPage', officeTitles.differences, operator),
  row('/admin/stores', 'admin/StoresPage', officeTitles.adminStores, operator),
  row('/admin/stores/:id', 'admin/StoreJudgePage', officeTitles.adminStore, operator),
  row('/admin/withdrawals', 'admin/WithdrawalsPage', officeTitles.adminWithdrawals, operator),
  row('/admin/content', 'admin/ContentPage', officeTitles.content, operator),
  row('/admin/content/texts/:code', 'admin/TextPage', pageTitles.text, operator),
  row('/admin/catalog', 'admin/CatalogPage', officeTitles.catalog, operator),
  row('/admin/categories', 'admin/CategoriesPage', officeTitles.categories, operator),
  row('/admin/games', 'admin/GamesPage', officeTitles.games, operator),
  row('/admin/catalog-imports', 'admin/CatalogImportsPage', officeTitles.catalogImports, operator),
  row('/admin/catalog-imports/:id', 'admin/CatalogImportPage', officeTitles.catalogImport, operator),
  row('/admin/reviews/:id', 'admin/ReportedReviewPage', officeTitles.reportedReview, operator),
  row('/admin/parameters', 'admin/ParametersPage', officeTitles.parameters, operator),
  row('/admin/suggestions', 'admin/SuggestionsPage', officeTitles.suggestions, operator),
  row('/admin/acts', 'admin/ActsPage', officeTitles.acts, operator),
]
