export { type Held, releaseLines, sharesLeft } from './escrow.ts'
export { eachPage } from './pages-of-work.ts'
export { takeAnswer } from './orders.payments.ts'
export { toldBy } from './told.ts'
