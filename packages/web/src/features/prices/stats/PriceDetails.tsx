import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MarketSwitches, type MarketSwitchesProps } from './MarketSwitches.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import type { PriceWindow } from './stats.data.ts'
import { marketTexts } from './texts.ts'

export interface PriceDetailsProps extends MarketSwitchesProps {
  product: Pick<ProductDetail, 'id' | 'name' | 'type' | 'finishes'>
  days: PriceWindow
  onDays: (days: PriceWindow) => void
  onClose: () => void
}

export function PriceDetails({ onClose, ...strip }: PriceDetailsProps) {
  const t = useText()
  const { product, market, days, onDays } = strip
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${t(marketTexts.detailsOf)}: ${product.name}`}
      closeLabel={t(siteTexts.close)}
    >
      <div className="mb-3">
        <MarketSwitches {...strip} />
      </div>
      <PriceHistory productId={product.id} market={market} days={days} onChange={onDays} />
    </Dialog>
  )
}
