import * as common from './pt-BR/common.ts'
import { account } from './pt-BR/account.ts'
import { addresses } from './pt-BR/addresses.ts'
import { admin } from './pt-BR/admin.ts'
import { auth } from './pt-BR/auth.ts'
import { baskets } from './pt-BR/baskets.ts'
import { boxes } from './pt-BR/boxes.ts'
import { cart } from './pt-BR/cart.ts'
import { checkout } from './pt-BR/checkout.ts'
import { collections } from './pt-BR/collections.ts'
import { companies } from './pt-BR/companies.ts'
import { dashboard } from './pt-BR/dashboard.ts'
import { finance } from './pt-BR/finance.ts'
import { form } from './pt-BR/form.ts'
import { home } from './pt-BR/home.ts'
import { info } from './pt-BR/info.ts'
import { inventory } from './pt-BR/inventory.ts'
import { lists } from './pt-BR/lists.ts'
import { messages } from './pt-BR/messages.ts'
import { notices } from './pt-BR/notices.ts'
import { office } from './pt-BR/office.ts'
import { opening } from './pt-BR/opening.ts'
import { orders } from './pt-BR/orders.ts'
import { palette } from './pt-BR/palette.ts'
import { pix } from './pt-BR/pix.ts'
import { places } from './pt-BR/places.ts'
import { privacy } from './pt-BR/privacy.ts'
import { product } from './pt-BR/product.ts'
import { search } from './pt-BR/search.ts'
import { selling } from './pt-BR/selling.ts'
import { suggest } from './pt-BR/suggest.ts'
import { photos } from './pt-BR/photos.ts'
import { fair } from './pt-BR/fair.ts'
import { entering } from './pt-BR/entering.ts'
import { gridKeys } from './pt-BR/gridKeys.ts'
import { goods } from './pt-BR/goods.ts'
import { priceRules } from './pt-BR/priceRules.ts'
import { judging } from './pt-BR/judging.ts'
import { stores } from './pt-BR/stores.ts'
import { wants } from './pt-BR/wants.ts'
import { lookups } from './pt-BR/lookups.ts'
import { disputes } from './pt-BR/disputes.ts'
import { reports } from './pt-BR/reports.ts'
import { curation } from './pt-BR/curation.ts'
import { members } from './pt-BR/members.ts'
import { publishing } from './pt-BR/publishing.ts'

export const text = {
  ...common,
  account,
  addresses,
  admin,
  auth,
  baskets,
  boxes,
  cart,
  checkout,
  collections,
  companies,
  dashboard,
  finance,
  form,
  home,
  info,
  inventory,
  lists,
  messages,
  notices,
  office,
  opening,
  orders,
  palette,
  pix,
  places,
  privacy,
  product,
  search,
  selling,
  suggest,
  photos,
  fair,
  entering,
  goods,
  gridKeys,
  priceRules,
  judging,
  stores,
  wants,
  lookups,
  disputes,
  reports,
  curation,
  members,
  publishing,
}
