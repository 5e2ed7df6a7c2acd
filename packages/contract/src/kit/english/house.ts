import { refusals } from '../../refusals.ts'
import { carrierWords } from './carrier.ts'
import { cart, copies } from './cart.ts'
import { catalogueWords } from './catalogue.ts'
import { complaintWords } from './complaints.ts'
import { fields } from './fields.ts'
import { inbox } from './inbox.ts'
import { ofHouse } from './notices.house.ts'
import { toStores } from './notices.stores.ts'
import { toBuyers } from './notices.ts'
import { pricing } from './pricing.ts'
import { replies } from './replies.ts'
import { invoiceReplies } from './replies.invoices.ts'
import { sellingReplies } from './replies.selling.ts'
import { searchWords } from './searches.ts'
import { type Sentences, slotted } from './slotted.ts'

const refused: Sentences = Object.fromEntries(
  Object.values(refusals).map(([, portuguese, english]) => [portuguese, english]),
)

export const house: Sentences = {
  ...{ ...copies, ...fields, ...replies, ...sellingReplies, ...invoiceReplies, ...cart, ...pricing, ...inbox },
  ...{
    ...toBuyers,
    ...toStores,
    ...ofHouse,
    ...complaintWords,
    ...carrierWords,
    ...catalogueWords,
    ...searchWords,
    ...refused,
  },
}

export const inEnglish = slotted(house)
