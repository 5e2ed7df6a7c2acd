import { bankDecides, disputePayment, payPix, trouble } from './bank-acts.ts'
import { decideComplaint, goOnComplaining, openComplaint } from './complaint-acts.ts'
import { buyerMoves, cancelUnpaid, payAgain, placeOrder } from './buyer-acts.ts'
import type { Dice } from './dice.ts'
import { decideDispute, decideParcel, decideReturn, settleRefusedRefunds } from './operator-acts.ts'
import { giveBack, missCard, storeAnswers, storeMoves, takeOfferAway } from './store-acts.ts'
import { serverWorks, someJob, timePasses } from './time.ts'
import { bankEndsPayout, callWithdrawalOff, withdraw } from './wallet-acts.ts'
import type { Walk } from './world.ts'

type Act = (walk: Walk, dice: Dice) => Promise<unknown>

const acts: [number, Act][] = [
  [5, placeOrder],
  [2, payAgain],
  [9, payPix],
  [1, cancelUnpaid],
  [14, buyerMoves],
  [13, storeMoves],
  [4, storeAnswers],
  [2, giveBack],
  [2, missCard],
  [5, openComplaint],
  [7, goOnComplaining],
  [1, decideComplaint],
  [1, takeOfferAway],
  [3, withdraw],
  [1, callWithdrawalOff],
  [2, bankEndsPayout],
  [2, disputePayment],
  [2, bankDecides],
  [1, decideDispute],
  [1, decideParcel],
  [1, decideReturn],
  [1, settleRefusedRefunds],
  [3, trouble],
  [4, timePasses],
  [4, someJob],
  [9, serverWorks],
]
const all = acts.flatMap(([times, act]) => Array.from({ length: times }, () => act))

export const someAct = (dice: Dice): Act => dice.oneOf(all)!
