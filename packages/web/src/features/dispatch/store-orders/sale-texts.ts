import type { OrderParty } from '@bra/contract/orders/orders.schemas'
import type { SaleTab, StoreAction } from '@bra/contract/dispatch/store-orders.schemas'
import type { TextKey } from '../../../text/keys.ts'

export const tabTexts: Record<SaleTab, TextKey> = {
  prepare: 'selling.tabPrepare',
  ready: 'selling.tabReady',
  asked: 'selling.tabAsked',
  sent: 'selling.tabSent',
  done: 'selling.tabDone',
  returns: 'selling.tabReturns',
  unpaid: 'selling.tabUnpaid',
  over: 'selling.tabOver',
}

export const actionTexts: Record<StoreAction, TextKey> = {
  pick: 'selling.pick',
  pack: 'selling.pack',
  post: 'selling.post',
  authorise: 'selling.authorise',
  take_back: 'selling.takeBack',
  contest: 'selling.contest',
  claim_arrival: 'selling.claimArrival',
  check_card: 'passports.check',
  lack: 'selling.lack',
  give_back: 'selling.giveBack',
  keep: 'selling.keep',
  cancel: 'selling.cancel',
}

export const partyTexts: Record<OrderParty, TextKey> = {
  buyer: 'selling.byBuyer',
  store: 'selling.byStore',
  operator: 'selling.byOperator',
  system: 'selling.bySystem',
}
