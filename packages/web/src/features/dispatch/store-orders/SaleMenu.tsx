import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { ClipboardList, EllipsisVertical, History, Printer, ReceiptText, Tag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { labelTexts } from './label-texts.ts'
import { LabelDialog } from './LabelDialog.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import { usePullSheet } from './store-orders.data.ts'
import { isSelectable } from './useSelection.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

export function SaleMenu({ storeId, sale }: { storeId: number; sale: StoreSale }) {
  const t = useText()
  const [isLabelling, setLabelling] = useState(false)
  const sheet = usePullSheet()
  const isOpen = isSelectable(sale)
  const onError = (error: Error) => complain(error, t)
  return (
    <>
      <Menu
        label={t(saleListTexts.actionsOf, { id: String(sale.order_id) })}
        align="end"
        trigger={(wiring) => (
          <IconButton {...wiring} label={t(saleListTexts.actionsOf, { id: String(sale.order_id) })}>
            <EllipsisVertical aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      >
        <MenuItem
          icon={<ReceiptText {...icon} />}
          render={(wiring) => <Link {...wiring} to={paths.storeOrder(storeId, sale.id)} />}
        >
          {t(officeTitles.orderDetail)}
        </MenuItem>
        {isOpen && (
          <MenuItem
            icon={<ClipboardList {...icon} />}
            render={(wiring) => <Link {...wiring} to={paths.storeOrder(storeId, sale.id, 'new-order')} />}
          >
            {t(officeTitles.picking)}
          </MenuItem>
        )}
        <MenuItem
          icon={<History {...icon} />}
          render={(wiring) => <Link {...wiring} to={paths.storeOrder(storeId, sale.id, 'detail-status')} />}
        >
          {t(officeTitles.orderStatus)}
        </MenuItem>
        {isOpen && (
          <MenuItem
            icon={<Printer {...icon} />}
            onSelect={() => sheet.mutate({ body: { ids: [sale.id] } }, { onError })}
          >
            {t(saleListTexts.sheet)}
          </MenuItem>
        )}
        {isOpen && sale.shipping.code !== 'retirada' && (
          <MenuItem icon={<Tag {...icon} />} onSelect={() => setLabelling(true)}>
            {t(labelTexts.label)}
          </MenuItem>
        )}
      </Menu>
      {isLabelling && <LabelDialog storeId={storeId} ids={[sale.id]} onClose={() => setLabelling(false)} />}
    </>
  )
}
