import type { ComponentProps } from 'react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'
import { storefrontTexts } from './texts.ts'

interface ParcelSheetProps extends ComponentProps<typeof ParcelPanel> {
  onClose: () => void
}

export function ParcelSheet({ onClose, ...panel }: ParcelSheetProps) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t(storefrontTexts.parcel)} closeLabel={t(siteTexts.close)}>
      <ParcelPanel {...panel} />
    </Dialog>
  )
}
