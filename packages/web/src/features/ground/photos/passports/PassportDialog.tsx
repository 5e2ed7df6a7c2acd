import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { createPortal } from 'react-dom'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { PassportPhotos } from './PassportPhotos.tsx'
import { passportTexts } from './texts.ts'

interface PassportDialogProps {
  passport: CardPassport
  of: string
  units: number
  onClose: () => void
}

/** The dialog stands outside the row that opens it. */
export function PassportDialog({ passport, of, units, onClose }: PassportDialogProps) {
  const t = useText()
  return createPortal(
    <Dialog open wide onClose={onClose} title={t(passportTexts.title)} closeLabel={t(siteTexts.close)}>
      <p className="font-semibold">{of}</p>
      <div className="mb-4 text-label text-ink-2">
        <p>{t(passportTexts.explained)}</p>
        {units > 1 && <p>{t(passportTexts.worstOf, { count: units })}</p>}
      </div>
      <PassportPhotos {...{ passport, of }} />
    </Dialog>,
    document.body,
  )
}
