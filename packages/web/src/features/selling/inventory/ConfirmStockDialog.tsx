import { inventory } from '@bra/contract/selling/inventory'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { MAX_STOCK } from '@bra/contract/trade/limits'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useParams } from 'react-router'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { confirmStockTexts } from './confirm-stock-texts.ts'
import { useRefreshGrid } from './inventory.data.ts'
import { inventoryTexts } from './texts.ts'

/** Asks how many cards there are of an offer that is paused until its store has counted it. */
export function ConfirmStockDialog({ row, onClose }: { row: OwnListing; onClose: () => void }) {
  const t = useText()
  const refreshGrid = useRefreshGrid()
  const storeId = Number(useParams().store_id)
  const [quantity, setQuantity] = useState(row.quantity)
  const confirming = useCommand(inventory.confirmStock, {
    tells: true,
    onSuccess: () => {
      void refreshGrid()
      onClose()
    },
  })
  const confirm = () => confirming.mutate({ body: { store_id: storeId, id: row.id, quantity } })
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={t(confirmStockTexts.confirmTitle, { name: row.product.name })}
      closeLabel={t(siteTexts.close)}
      footer={
        <Button busy={confirming.isPending} onClick={confirm}>
          {t(confirmStockTexts.confirm)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-[60ch]">{t(confirmStockTexts.confirmHint)}</p>
        <div className="flex items-center justify-between gap-3">
          <b>{t(inventoryTexts.columnQuantity)}</b>
          <QuantityStepper
            value={quantity}
            min={0}
            max={MAX_STOCK}
            label={t(inventoryTexts.columnQuantity)}
            decreaseLabel={t(confirmStockTexts.less)}
            increaseLabel={t(confirmStockTexts.more)}
            maxReason={t(confirmStockTexts.most, { count: MAX_STOCK })}
            onChange={setQuantity}
          />
        </div>
        <Refusal error={confirming.error} />
      </div>
    </Dialog>,
    document.body,
  )
}
