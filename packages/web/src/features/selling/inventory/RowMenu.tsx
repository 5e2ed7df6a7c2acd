import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { confirmStockTexts } from './confirm-stock-texts.ts'
import { gridTexts } from './grid-texts.ts'
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

export function RowMenu({ row, tabIndex, onEdit, onChange }: RowMenuProps) {
  const t = useText()
  const label = t(gridTexts.actionsOf, { name: row.product.name })
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
      <MenuItem onSelect={() => onChange('price')}>{t(gridTexts.changePrice)}</MenuItem>
      <MenuItem onSelect={() => onChange('quantity')}>{t(gridTexts.changeQuantity)}</MenuItem>
      {unconfirmed ? (
        <MenuItem onSelect={onCount}>{t(confirmStockTexts.confirm)}</MenuItem>
      ) : status === 'available' ? (
        <MenuItem onSelect={() => onChange('pause')}>{t(gridTexts.pause)}</MenuItem>
      ) : (
        <MenuItem onSelect={() => onChange('activate')}>{t(gridTexts.activate)}</MenuItem>
      )}
      <MenuItem onSelect={onEdit}>{t(gridTexts.editOffer)}</MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onChange('remove')}>
        {t(gridTexts.remove)}
      </MenuItem>
    </>
  )
}
