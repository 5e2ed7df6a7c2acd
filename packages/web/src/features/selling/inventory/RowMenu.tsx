import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import type { MassKind } from './mass-forms.ts'

const ConfirmStockDialog = partOfBrowser(async () => (await import('./ConfirmStockDialog.tsx')).ConfirmStockDialog)

interface RowMenuProps {
  row: OwnListing
  /** The grid is a single tab stop, so its menus are not in the tab order. */
  tabIndex?: -1
  onEdit: () => void
  onChange: (kind: MassKind) => void
}

const dots = <EllipsisVertical aria-hidden size={16} strokeWidth={2} />

/** Menu of one offer: the bulk actions for it alone, and its edit form. */
export function RowMenu({ row, tabIndex, onEdit, onChange }: RowMenuProps) {
  const t = useText()
  const label = t('inventory.actionsOf', { name: row.product.name })
  const [isCounting, setCounting] = useState(false)
  const menu = (
    <Menu
      label={label}
      align="end"
      late
      trigger={(wiring) => (
        <IconButton {...wiring} compact tabIndex={tabIndex} label={label}>
          {dots}
        </IconButton>
      )}
    >
      <RowActions row={row} onEdit={onEdit} onChange={onChange} onCount={() => setCounting(true)} />
    </Menu>
  )
  return (
    <>
      {menu}
      <Suspense>{isCounting && <ConfirmStockDialog row={row} onClose={() => setCounting(false)} />}</Suspense>
    </>
  )
}

interface RowActionsProps extends Omit<RowMenuProps, 'tabIndex'> {
  onCount: () => void
}

function RowActions({ row: { status, unconfirmed }, onEdit, onChange, onCount }: RowActionsProps) {
  const t = useText()
  return (
    <>
      <MenuItem onSelect={() => onChange('price')}>{t('inventory.changePrice')}</MenuItem>
      <MenuItem onSelect={() => onChange('quantity')}>{t('inventory.changeQuantity')}</MenuItem>
      {unconfirmed ? (
        <MenuItem onSelect={onCount}>{t('brokenSales.confirm')}</MenuItem>
      ) : status === 'available' ? (
        <MenuItem onSelect={() => onChange('pause')}>{t('inventory.pause')}</MenuItem>
      ) : (
        <MenuItem onSelect={() => onChange('activate')}>{t('inventory.activate')}</MenuItem>
      )}
      <MenuItem onSelect={onEdit}>{t('inventory.editOffer')}</MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onChange('remove')}>
        {t('inventory.remove')}
      </MenuItem>
    </>
  )
}
