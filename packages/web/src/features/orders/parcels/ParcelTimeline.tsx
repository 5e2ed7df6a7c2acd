import { date } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'
import { parcelStateTexts } from '../orders/parcel-state-texts.ts'
import { stepsOf, type ParcelToShow } from './parcel-steps.ts'

export function ParcelTimeline({ parcel, store }: { parcel: ParcelToShow; store: string }) {
  const t = useText()
  const steps = stepsOf(parcel).map(({ key, text, at, look }) => ({
    key,
    look,
    name: text ? t(text) : key,
    note: at && (
      <time className="whitespace-nowrap" dateTime={at}>
        {date(at)}
      </time>
    ),
  }))
  return (
    <Timeline
      label={t(parcelStateTexts.timeline, { store })}
      steps={steps}
      words={{
        done: t(parcelStateTexts.stepDone),
        now: t(parcelStateTexts.stepNow),
        ahead: t(parcelStateTexts.stepAhead),
      }}
    />
  )
}
