import type { OwnListing } from '@bra/contract/inventory.schemas'
import { EllipsisVertical } from 'lucide-react'
import { useText } from '../../lib/text.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import type { MassKind } from './mass-forms.ts'

interface RowMenuProps {
  row: OwnListing
  /** In the grid the frame holds the only stop. */
  tabIndex?: -1
  onChange: (kind: MassKind) => void
}

/** All that can be done with many, for one. */
export function RowMenu({ row, tabIndex, onChange }: RowMenuProps) {
  const t = useText()
  return (
    <Menu
      label={t('inventory.actionsOf', { name: row.product.name })}
      align="end"
      trigger={(wiring) => (
        <IconButton
          {...wiring}
          compact
          tabIndex={tabIndex}
          label={t('inventory.actionsOf', { name: row.product.name })}
        >
          <EllipsisVertical aria-hidden size={16} strokeWidth={2} />
        </IconButton>
      )}
    >
      <MenuItem onSelect={() => onChange('price')}>{t('inventory.changePrice')}</MenuItem>
      <MenuItem onSelect={() => onChange('quantity')}>{t('inventory.changeQuantity')}</MenuItem>
      {row.status === 'available' ? (
        <MenuItem onSelect={() => onChange('pause')}>{t('inventory.pause')}</MenuItem>
      ) : (
        <MenuItem onSelect={() => onChange('activate')}>{t('inventory.activate')}</MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger onSelect={() => onChange('remove')}>
        {t('inventory.remove')}
      </MenuItem>
    </Menu>
  )
}
