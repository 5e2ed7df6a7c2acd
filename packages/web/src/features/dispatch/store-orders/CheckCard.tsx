import { ScanEye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useRules } from '../../ground/settings/settings.data.ts'
import { checkCardTexts } from './check-card-texts.ts'
import type { CheckedLine } from './checked-line.ts'

const CheckCardDialog = partOfBrowser(async () => (await import('./CheckCardDialog.tsx')).CheckCardDialog)

interface CheckCardProps {
  parcelId: number
  line: CheckedLine
  /** False if the card is not in the parcel, or the parcel is closed. */
  canCheck: boolean
}

export function CheckCard({ parcelId, line, canCheck }: CheckCardProps) {
  const t = useText()
  const rules = useRules(['passport_from'])
  const [isOpen, setOpen] = useState(false)
  const isDear = rules !== undefined && line.unit_price_cents >= Number(rules.passport_from)
  const isAsked = line.packed === null && (line.passport !== null || isDear)
  if (!isAsked || !canCheck) return null
  return (
    <div className="mt-2">
      <Button
        size="small"
        variant="outline"
        icon={<ScanEye aria-hidden size={16} strokeWidth={2} />}
        aria-label={t(checkCardTexts.checkTitle, { name: line.name })}
        onClick={() => setOpen(true)}
      >
        {t(checkCardTexts.check)}
      </Button>
      <Suspense>{isOpen && <CheckCardDialog {...{ parcelId, line }} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
