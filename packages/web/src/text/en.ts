import * as common from './en/common.ts'
import { account } from './en/account.ts'
import { addresses } from './en/addresses.ts'
import { admin } from './en/admin.ts'
import { auth } from './en/auth.ts'
import { baskets } from './en/baskets.ts'
import { boxes } from './en/boxes.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { collections } from './en/collections.ts'
import { companies } from './en/companies.ts'
import { dashboard } from './en/dashboard.ts'
import { finance } from './en/finance.ts'
import { form } from './en/form.ts'
import { home } from './en/home.ts'
import { info } from './en/info.ts'
import { inventory } from './en/inventory.ts'
import { lists } from './en/lists.ts'
import { messages } from './en/messages.ts'
import { notices } from './en/notices.ts'
import { office } from './en/office.ts'
import { opening } from './en/opening.ts'
import { orders } from './en/orders.ts'
import { palette } from './en/palette.ts'
import { pix } from './en/pix.ts'
import { places } from './en/places.ts'
import { privacy } from './en/privacy.ts'
import { product } from './en/product.ts'
import { search } from './en/search.ts'
import { selling } from './en/selling.ts'
import { suggest } from './en/suggest.ts'
import { photos } from './en/photos.ts'
import { fair } from './en/fair.ts'
import { entering } from './en/entering.ts'
import { gridKeys } from './en/gridKeys.ts'
import { goods } from './en/goods.ts'
import { priceRules } from './en/priceRules.ts'
import { judging } from './en/judging.ts'
import { stores } from './en/stores.ts'
import { wants } from './en/wants.ts'
import { lookups } from './en/lookups.ts'
import { disputes } from './en/disputes.ts'
import { reports } from './en/reports.ts'
import { curation } from './en/curation.ts'
import { members } from './en/members.ts'
import { publishing } from './en/publishing.ts'

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
