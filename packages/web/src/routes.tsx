import type { SiteText } from '@bra/contract/kit/both'
import { pageTitles } from './lib/page-titles.ts'

export type Layout = 'general' | 'seller' | 'checkout' | 'menu' | 'admin'
/** `login` needs a session, `admin` an operator's, `checkout` also a cart; `email` sends visitors to the home page. */
export type Guard = 'open' | 'login' | 'checkout' | 'email' | 'admin'

export interface PageRow {
  path: string
  /** File under `pages/`, without its ending. */
  page: string
  layout: Layout
  guard: Guard
  title: SiteText
}

export type PagePlace = Partial<Pick<PageRow, 'layout' | 'guard'>>
/** Unless `place` says otherwise, anybody may open the page, under the usual header. */
export const row = (path: string, page: string, title: SiteText, place: PagePlace = {}): PageRow => ({
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
  row('/', 'shop/HomePage', pageTitles.home),
  row('/product/list/:id?', 'shop/ProductListPage', pageTitles.products),
  row('/productTcg/list', 'shop/CardListPage', pageTitles.cards),
  row('/collection/list', 'shop/CollectionsPage', pageTitles.collections),
  row('/product/:id?', 'shop/ProductPage', pageTitles.product),
  row('/filter-products/:search/:category_id?', 'shop/SearchPage', pageTitles.search),
  row('/product/rank/:type?', 'shop/ProductRankPage', pageTitles.productRank),
  row('/promotion/list/:id?', 'shop/PromotionPage', pageTitles.promotions),
  row('/ranking', 'shop/StoreRankingPage', pageTitles.ranking),
  row('/store/list/:id?', 'shop/StoreListPage', pageTitles.stores),
  row('/store/product/:id?', 'shop/StoreProductPage', pageTitles.storeProducts),
  row('/brand/:brand', 'shop/BrandPage', pageTitles.brand),
  row('/league/:name', 'shop/LeaguePage', pageTitles.league),
  row('/supplier', 'info/SupplierPage', pageTitles.supplier),
  row('/shopkeepers', 'info/ShopkeepersPage', pageTitles.shopkeepers),
  row('/questions', 'info/QuestionsPage', pageTitles.questions),
  row('/hide-menu', 'info/MenuPage', pageTitles.menu, { layout: 'menu' }),
  row('/text/:code', 'info/StaticTextPage', pageTitles.text),
  row('/offline', 'info/OfflinePage', pageTitles.offline),

  row('/classifieds', unbuilt, pageTitles.classifieds),
  row('/classified/:id?', unbuilt, pageTitles.classified),
  row('/bra-center/:store_id?', 'info/BraCenterPage', pageTitles.braCenter),
  row('/bra-center-list', unbuilt, pageTitles.braCenterList),
  row('/products-cards-bra-center', unbuilt, pageTitles.braCenterCards),
  row('/auth/login', 'account/LoginPage', pageTitles.login),
  row('/auth/recover', 'account/RecoverPage', pageTitles.recover),
  row('/validateEmail', 'account/ValidateEmailPage', pageTitles.validateEmail, { guard: 'email' }),
  row('/address', 'account/AddressPage', pageTitles.addresses),
  row('/favorite/list', 'account/FavoritesPage', pageTitles.favorites, account),
  row('/my-account', 'account/AccountPage', pageTitles.account, account),
  row('/my-account/order-view/:id?', 'account/OrderPage', pageTitles.order, account),
  row('/cart', 'checkout/CartPage', pageTitles.cart),
  row('/checkout', 'checkout/CheckoutPage', pageTitles.checkout, {
    layout: 'checkout',
    guard: 'checkout',
  }),
  row('/confirmed', 'checkout/ConfirmedPage', pageTitles.confirmed),

  row('/:store_slug?', 'shop/StorePage', pageTitles.store),
  row('*', 'NotFoundPage', pageTitles.notFound),
]
