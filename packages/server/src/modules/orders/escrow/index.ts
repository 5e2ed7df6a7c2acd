export {
  type Contested,
  furtherRelease,
  type GoodsOf,
  type Held,
  releaseLines,
  restOf,
  sharesInCentre,
  sharesLeft,
  uncontested,
} from './escrow.ts'
export { goodsInCentre, goodsOfParcel } from './escrow.queries.ts'
