import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { createPortal } from 'react-dom'
import { useText } from '../../../../lib/text.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { PassportPhotos } from './PassportPhotos.tsx'

interface PassportDialogProps {
  passport: CardPassport
  of: string
  units: number
  onClose: () => void
}

/** A card's photos and defects, outside the row that opens them. */
export function PassportDialog({ passport, of, units, onClose }: PassportDialogProps) {
  const t = useText()
  return createPortal(
    <Dialog open wide onClose={onClose} title={t('passports.title')} closeLabel={t('shell.close')}>
      <p className="font-semibold">{of}</p>
      <div className="mb-4 text-label text-ink-2">
        <p>{t('passports.explained')}</p>
        {units > 1 && <p>{t('passports.worstOf', { count: units })}</p>}
      </div>
      <PassportPhotos {...{ passport, of }} />
    </Dialog>,
    document.body,
  )
}
