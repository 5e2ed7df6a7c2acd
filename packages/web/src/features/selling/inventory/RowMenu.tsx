import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { EllipsisVertical } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import type { MassKind } from './mass-forms.ts'

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
  return (
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
      <RowActions status={row.status} onEdit={onEdit} onChange={onChange} />
    </Menu>
  )
}

function RowActions({
  status,
  onEdit,
  onChange,
}: { status: OwnListing['status'] } & Pick<RowMenuProps, 'onEdit' | 'onChange'>) {
  const t = useText()
  return (
    <>
      <MenuItem onSelect={() => onChange('price')}>{t('inventory.changePrice')}</MenuItem>
      <MenuItem onSelect={() => onChange('quantity')}>{t('inventory.changeQuantity')}</MenuItem>
      {status === 'available' ? (
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
