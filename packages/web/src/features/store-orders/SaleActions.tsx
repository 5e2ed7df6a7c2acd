import { storeOrders } from '@bra/contract/store-orders'
import type { StoreAction, StoreMove, StoreSaleDetail } from '@bra/contract/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { History, Tag } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { toast } from '../../ui/toast.ts'
import { Refusal } from '../orders/Refusal.tsx'
import { CancelSaleDialog } from './CancelSaleDialog.tsx'
import { KeepSaleDialog } from './KeepSaleDialog.tsx'
import { LabelDialog } from './LabelDialog.tsx'
import { PostDialog } from './PostDialog.tsx'
import { SheetButton } from './SheetButton.tsx'
import { actionTexts } from './sale-texts.ts'
import { type ChangedSale, usePullSheet, useSendSaleChange } from './store-orders.data.ts'
import { isSelectable } from './useSelection.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const
/** What comes first is what the store does next. */
const inOrder: StoreAction[] = ['pick', 'pack', 'post', 'authorise', 'take_back', 'contest', 'keep', 'cancel']
const asking = new Set<StoreAction>(['post', 'keep', 'cancel'])

/** The next step stands out, the others beside it; papers and history under them. */
export function SaleActions({ storeId, sale }: { storeId: number; sale: StoreSaleDetail }) {
  const t = useText()
  const send = useSendSaleChange()
  const navigate = useNavigate()
  const [open, setOpen] = useState<StoreAction | null>(null)
  const move = useMutation({
    mutationFn: (action: StoreMove) => send(storeOrders.move, { id: sale.id, move: action }),
    onSuccess: ({ message }, action) => {
      toast.success(message)
      if (action === 'pick') void navigate(paths.storeOrder(storeId, sale.id, 'new-order'))
    },
  })
  const close = ({ message }: ChangedSale) => {
    setOpen(null)
    toast.success(message)
  }
  // neither answer is put into the store's mouth
  const isAsked = sale.state === 'cancellation_requested'
  const offered = (isAsked ? inOrder.toReversed() : inOrder).filter((action) => sale.actions.includes(action))
  const press = (action: StoreAction) => (asking.has(action) ? setOpen(action) : move.mutate(action as StoreMove))
  const dialog = { sale, onClose: () => setOpen(null), onChanged: close }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {offered.map((action, at) => (
          <Button
            key={action}
            variant={at === 0 && !isAsked ? 'solid' : 'outline'}
            busy={move.isPending && move.variables === action}
            onClick={() => press(action)}
          >
            {t(isAsked && action === 'cancel' ? 'selling.grant' : actionTexts[action])}
          </Button>
        ))}
      </div>
      <Refusal error={move.error} />
      <SalePapers storeId={storeId} sale={sale} />
      {open === 'post' && <PostDialog {...dialog} />}
      {open === 'cancel' && <CancelSaleDialog {...dialog} />}
      {open === 'keep' && <KeepSaleDialog {...dialog} />}
    </div>
  )
}

/** What is printed for it, and where it is told how it went. */
function SalePapers({ storeId, sale }: { storeId: number; sale: StoreSaleDetail }) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const sheet = usePullSheet()
  const isOpen = isSelectable(sale)
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && sale.state !== 'paid' && (
        <Link to={paths.storeOrder(storeId, sale.id, 'new-order')} className={buttonStyle('outline', 'small')}>
          {t('pages.picking')}
        </Link>
      )}
      {isOpen && <SheetButton sheet={sheet} ids={[sale.id]} />}
      {isOpen && sale.shipping.code !== 'retirada' && (
        <Button variant="outline" size="small" icon={<Tag {...icon} />} onClick={() => setLabelling(true)}>
          {t('selling.label')}
        </Button>
      )}
      <Link to={paths.storeOrder(storeId, sale.id, 'detail-status')} className={buttonStyle('outline', 'small')}>
        <History {...icon} />
        {t('pages.orderStatus')}
      </Link>
      <Refusal error={sheet.error} />
      {isLabelling && <LabelDialog ids={[sale.id]} onClose={() => setLabelling(false)} />}
    </div>
  )
}
