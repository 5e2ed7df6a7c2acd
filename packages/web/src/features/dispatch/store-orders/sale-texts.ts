import type { SiteText } from '@bra/contract/kit/both'
import type { OrderParty } from '@bra/contract/orders/orders.schemas'
import type { SaleTab, StoreAction } from '@bra/contract/dispatch/store-orders.schemas'
import { checkCardTexts } from './check-card-texts.ts'
import { saleActionTexts } from './sale-action-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'

export const tabTexts: Record<SaleTab, SiteText> = {
  prepare: saleListTexts.tabPrepare,
  ready: saleListTexts.tabReady,
  asked: saleListTexts.tabAsked,
  sent: saleListTexts.tabSent,
  done: saleListTexts.tabDone,
  returns: saleListTexts.tabReturns,
  unpaid: saleListTexts.tabUnpaid,
  over: saleListTexts.tabOver,
}

export const actionTexts: Record<StoreAction, SiteText> = {
  pick: saleActionTexts.pick,
  pack: saleActionTexts.pack,
  post: saleActionTexts.post,
  authorise: saleActionTexts.authorise,
  take_back: saleActionTexts.takeBack,
  contest: saleActionTexts.contest,
  claim_arrival: saleActionTexts.claimArrival,
  check_card: checkCardTexts.check,
  lack: saleActionTexts.lack,
  give_back: saleActionTexts.giveBack,
  keep: saleActionTexts.keep,
  cancel: saleActionTexts.cancel,
}

export const partyTexts: Record<OrderParty, SiteText> = {
  buyer: saleActionTexts.byBuyer,
  store: saleActionTexts.byStore,
  operator: saleActionTexts.byOperator,
  system: saleActionTexts.bySystem,
}
