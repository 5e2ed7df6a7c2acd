import * as common from './pt-BR/common.ts'
import { account } from './pt-BR/account.ts'
import { addresses } from './pt-BR/addresses.ts'
import { admin } from './pt-BR/admin.ts'
import { auth } from './pt-BR/auth.ts'
import { baskets } from './pt-BR/baskets.ts'
import { cart } from './pt-BR/cart.ts'
import { checkout } from './pt-BR/checkout.ts'
import { collections } from './pt-BR/collections.ts'
import { companies } from './pt-BR/companies.ts'
import { form } from './pt-BR/form.ts'
import { home } from './pt-BR/home.ts'
import { info } from './pt-BR/info.ts'
import { lists } from './pt-BR/lists.ts'
import { notices } from './pt-BR/notices.ts'
import { orders } from './pt-BR/orders.ts'
import { pix } from './pt-BR/pix.ts'
import { privacy } from './pt-BR/privacy.ts'
import { product } from './pt-BR/product.ts'
import { search } from './pt-BR/search.ts'
import { suggest } from './pt-BR/suggest.ts'
import { photos } from './pt-BR/photos.ts'
import { fair } from './pt-BR/fair.ts'
import { entering } from './pt-BR/entering.ts'
import { goods } from './pt-BR/goods.ts'
import { priceRules } from './pt-BR/priceRules.ts'
import { judging } from './pt-BR/judging.ts'
import { stores } from './pt-BR/stores.ts'
import { wants } from './pt-BR/wants.ts'
import { members } from './pt-BR/members.ts'

export const text = {
  ...common,
  account,
  addresses,
  admin,
  auth,
  baskets,
  cart,
  checkout,
  collections,
  companies,
  form,
  home,
  info,
  lists,
  notices,
  orders,
  pix,
  privacy,
  product,
  search,
  suggest,
  photos,
  fair,
  entering,
  goods,
  priceRules,
  judging,
  stores,
  wants,
  members,
}
