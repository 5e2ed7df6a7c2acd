import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import { Download, Ellipsis, FileUp, Palmtree, Pause } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'

interface MoreMenuProps {
  store: OwnStore
  onImport: () => void
  onExport: () => void
  onPauseAll: () => void
  onLeave: () => void
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

/** Menu for the whole stock: import, export, and taking it off sale. */
export function MoreMenu({ store, onImport, onExport, onPauseAll, onLeave }: MoreMenuProps) {
  const t = useText()
  return (
    <Menu
      label={t('inventory.moreActions')}
      align="end"
      trigger={(wiring) => (
        <Button {...wiring} variant="outline" icon={<Ellipsis {...icon} />}>
          {t('inventory.moreActions')}
        </Button>
      )}
    >
      <MenuItem icon={<FileUp {...icon} />} onSelect={onImport}>
        {t('inventory.import')}
      </MenuItem>
      <MenuItem icon={<Download {...icon} />} onSelect={onExport}>
        {t('inventory.exportAll')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Pause {...icon} />} onSelect={onPauseAll}>
        {t('inventory.pauseAll')}
      </MenuItem>
      {store.status === 'open' && (
        <MenuItem icon={<Palmtree {...icon} />} onSelect={onLeave}>
          {t('inventory.vacation')}
        </MenuItem>
      )}
    </Menu>
  )
}
