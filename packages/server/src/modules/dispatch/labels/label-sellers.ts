import type { App } from '../../../app.ts'
import { ownLabelSeller } from '../../stores/carrier-accounts/index.ts'
import { FreightForbidden, type LabelSeller, labelSellerOf } from '../../stores/shipping/index.ts'

export interface WhoPays {
  storeId: number
  isOwn: boolean
}

/** Returns who sells this label; null without a carrier, or once the store's account is gone. */
export const sellerIfAny = async (app: App, { storeId, isOwn }: WhoPays): Promise<LabelSeller | null> =>
  isOwn ? ownLabelSeller(app, storeId) : labelSellerOf(app)

/** Throws `FreightForbidden` where nobody sells it. */
export async function sellerOf(app: App, who: WhoPays): Promise<LabelSeller> {
  const seller = await sellerIfAny(app, who)
  if (!seller) throw new FreightForbidden('The account that pays this label is not connected')
  return seller
}
