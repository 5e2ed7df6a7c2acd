import { money } from '@bra/contract/trade/format'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { StoreAction, StoreMove, StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { History, Tag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { ScrollRow } from '../../../ui/ScrollRow.tsx'
import { toast } from '../../../ui/toast.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { MarketWarning } from '../../prices/broken-sales/MarketWarning.tsx'
import { invoiceTexts } from '../invoices/texts.ts'
import { ActionButtons } from './ActionButtons.tsx'
import { GiveBackDialog } from './GiveBackDialog.tsx'
import { labelTexts } from './label-texts.ts'
import { LabelDialog } from './LabelDialog.tsx'
import { saleActionTexts } from './sale-action-texts.ts'
import { CancelDialog, ClaimDialog, KeepDialog, PostDialog } from './SenderDialogs.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { SheetButton } from './SheetButton.tsx'
import { type ChangedSale, usePullSheet, useSendSaleChange } from './store-orders.data.ts'
import { isSelectable } from './useSelection.ts'

const LackingDialog = partOfBrowser(async () => (await import('./LackingDialog.tsx')).LackingDialog)

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const
/** The first action that is possible becomes the main button. */
const inOrder: StoreAction[] = [
  'pick',
  'pack',
  'post',
  'authorise',
  'take_back',
  'contest',
  'claim_arrival',
  'lack',
  'give_back',
  'keep',
  'cancel',
]

export function SaleActions({ storeId, sale }: { storeId: number; sale: StoreSaleDetail }) {
  const t = useText()
  const send = useSendSaleChange()
  const navigate = useNavigate()
  const [open, setOpen] = useState<StoreAction | null>(null)
  const move = useMutation({
    mutationFn: (action: StoreMove) => send(storeOrders.move, { body: { id: sale.id, move: action } }),
    onSuccess: ({ message }, action) => {
      toast.success(message)
      if (action === 'pick') void navigate(paths.storeOrder(storeId, sale.id, 'new-order'))
    },
  })
  const close = ({ message }: ChangedSale) => {
    setOpen(null)
    toast.success(message)
  }
  const isAsked = sale.state === 'cancellation_requested'
  const offered = (isAsked ? inOrder.toReversed() : inOrder).filter((action) => sale.actions.includes(action))
  const { id, shipping } = sale
  const dialog = { order: sale.order_id, onClose: () => setOpen(null) }
  return (
    <div className="grid gap-3 print:hidden">
      <ActionButtons
        actions={offered}
        isAsked={isAsked}
        moving={move.isPending ? move.variables : undefined}
        onAsk={setOpen}
        onMove={move.mutate}
      />
      {sale.needs_invoice && <p className="text-label text-ink-2">{t(invoiceTexts.needed)}</p>}
      <Refusal error={move.error} />
      <SalePapers storeId={storeId} sale={sale} />
      {open === 'post' && (
        <PostDialog
          {...dialog}
          code={sale.label_code}
          hint={t(shipping.code === 'retirada' ? saleActionTexts.handHint : saleActionTexts.postHint)}
          isPickup={shipping.code === 'retirada'}
          isTracked={shipping.tracked}
          send={(body) => send(storeOrders.move, { body: { ...body, id } }).then(close)}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          {...dialog}
          isAsked={isAsked}
          reason={isAsked ? sale.cancellation?.reason : undefined}
          hint={t(saleActionTexts.cancelHint, {
            price: money(sale.goods_cents + sale.freight_cents - sale.refunded_cents),
          })}
          warning={!isAsked && <MarketWarning id={id} />}
          send={(body) => send(storeOrders.cancel, { body: { ...body, id } }).then(close)}
        />
      )}
      {open === 'take_back' && (
        <TakeBackDialog
          {...dialog}
          price={money(sale.goods_cents + sale.freight_cents - sale.refunded_cents)}
          send={(body) => send(storeOrders.move, { body: { ...body, id } }).then(close)}
        />
      )}
      {(open === 'contest' || open === 'claim_arrival') && (
        <ClaimDialog
          claim={open}
          {...dialog}
          send={(body) => send(storeOrders.move, { body: { ...body, id } }).then(close)}
        />
      )}
      {open === 'lack' && (
        <Suspense>
          <LackingDialog sale={sale} onClose={dialog.onClose} onChanged={close} />
        </Suspense>
      )}
      {open === 'give_back' && <GiveBackDialog sale={sale} onClose={dialog.onClose} onChanged={close} />}
      {open === 'keep' && (
        <KeepDialog {...dialog} send={(body) => send(storeOrders.keep, { body: { ...body, id } }).then(close)} />
      )}
    </div>
  )
}

function SalePapers({ storeId, sale }: { storeId: number; sale: StoreSaleDetail }) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const sheet = usePullSheet()
  const isOpen = isSelectable(sale)
  return (
    <>
      <ScrollRow>
        {isOpen && sale.state !== 'paid' && (
          <Link to={paths.storeOrder(storeId, sale.id, 'new-order')} className={buttonStyle('outline', 'small')}>
            {t(officeTitles.picking)}
          </Link>
        )}
        {isOpen && <SheetButton sheet={sheet} ids={[sale.id]} />}
        {isOpen && sale.shipping.code !== 'retirada' && (
          <Button variant="outline" size="small" icon={<Tag {...icon} />} onClick={() => setLabelling(true)}>
            {t(labelTexts.label)}
          </Button>
        )}
        <Link to={paths.storeOrder(storeId, sale.id, 'detail-status')} className={buttonStyle('outline', 'small')}>
          <History {...icon} />
          {t(officeTitles.orderStatus)}
        </Link>
      </ScrollRow>
      <Refusal error={sheet.error} />
      {isLabelling && <LabelDialog storeId={storeId} ids={[sale.id]} onClose={() => setLabelling(false)} />}
    </>
  )
}
