export { type GoodsOf, type Held, releaseLines, restOf, sharesInCentre, sharesLeft } from './escrow.ts'
export { goodsInCentre, goodsOfParcel } from './escrow.queries.ts'
