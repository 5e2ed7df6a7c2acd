import { money } from '@bra/contract/trade/format'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Missing } from './missing.ts'
import { complaintOpeningTexts } from './texts.ts'

interface OpeningBarProps {
  /** Number of cards; null for the whole parcel. */
  count: number | null
  cents: number
  missing: Missing[]
  action: string
  isBusy: boolean
  onNext: () => void
  onBack?: (() => void) | undefined
}

export function OpeningBar({ count, cents, missing, action, isBusy, onNext, onBack }: OpeningBarProps) {
  const t = useText()
  const price = money(cents)
  const photos = missing.filter(({ field }) => field.includes('-photo-')).length
  const rest = missing.length - photos
  const words = [
    photos > 0 && t(complaintOpeningTexts.lackPhotos, { count: photos }),
    rest > 0 && t(complaintOpeningTexts.lackAnswers, { count: rest }),
  ].filter(Boolean)
  return (
    <div
      data-buy-bar
      data-steps
      className="mt-6 grid gap-2 bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:py-2.5 lg:rounded-panel lg:border lg:border-line lg:p-4"
    >
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-label text-ink-2 tabular-nums">
        <span>
          {count === null
            ? t(complaintOpeningTexts.holdsParcel, { price })
            : count > 0
              ? t(complaintOpeningTexts.holdsCards, { count, price })
              : t(complaintOpeningTexts.holdsNothing)}
        </span>
        <span>{words.join(', ')}</span>
      </p>
      <div className="flex gap-2">
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            {t(complaintOpeningTexts.back)}
          </Button>
        )}
        <Button className="flex-1" busy={isBusy} onClick={onNext}>
          {action}
        </Button>
      </div>
    </div>
  )
}
