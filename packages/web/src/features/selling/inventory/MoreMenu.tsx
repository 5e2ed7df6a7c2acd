import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import { Download, Ellipsis, FileUp, Palmtree, Pause } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { gridTexts } from './grid-texts.ts'
import { importTexts } from './import-texts.ts'
import { inventoryTexts } from './texts.ts'

interface MoreMenuProps {
  store: OwnStore
  onImport: () => void
  onExport: () => void
  onPauseAll: () => void
  onLeave: () => void
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function MoreMenu({ store, onImport, onExport, onPauseAll, onLeave }: MoreMenuProps) {
  const t = useText()
  return (
    <Menu
      label={t(gridTexts.moreActions)}
      align="end"
      trigger={(wiring) => (
        <Button {...wiring} variant="outline" icon={<Ellipsis {...icon} />}>
          {t(gridTexts.moreActions)}
        </Button>
      )}
    >
      <MenuItem icon={<FileUp {...icon} />} onSelect={onImport}>
        {t(importTexts.import)}
      </MenuItem>
      <MenuItem icon={<Download {...icon} />} onSelect={onExport}>
        {t(inventoryTexts.exportAll)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Pause {...icon} />} onSelect={onPauseAll}>
        {t(inventoryTexts.pauseAll)}
      </MenuItem>
      {store.status === 'open' && (
        <MenuItem icon={<Palmtree {...icon} />} onSelect={onLeave}>
          {t(inventoryTexts.vacation)}
        </MenuItem>
      )}
    </Menu>
  )
}
