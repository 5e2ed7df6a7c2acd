import type { ComponentProps } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'

interface ParcelSheetProps extends ComponentProps<typeof ParcelPanel> {
  onClose: () => void
}

export function ParcelSheet({ onClose, ...panel }: ParcelSheetProps) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('storefront.parcel')} closeLabel={t('shell.close')}>
      <ParcelPanel {...panel} />
    </Dialog>
  )
}
