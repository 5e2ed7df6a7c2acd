import type { ComplaintOptions } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { Refusal } from '../../../../lib/Refusal.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Notice } from '../../../../ui/states.tsx'
import { complaintTexts } from '../texts.ts'
import { chosenLines, type Draft, heldBy, type Line, type Trouble, troubleOf } from './draft.ts'
import { CardWords } from './StepCards.tsx'
import { asksCondition } from './missing.ts'
import { complaintOpeningTexts } from './texts.ts'

interface StepReviewProps {
  options: ComplaintOptions
  draft: Draft
  error: unknown
}

export function StepReview({ options, draft, error }: StepReviewProps) {
  const t = useText()
  const lines = chosenLines(draft, options)
  const store = options.store?.name ?? t(complaintTexts.centre)
  return (
    <div className="grid gap-3">
      {draft.isWhole && (
        <section className="panel p-4">
          <h2 className="text-h3">{t(complaintOpeningTexts.wholeParcel)}</h2>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{draft.whole.words}</p>
        </section>
      )}
      {lines.map((line) => (
        <ReviewedCard key={line.id} line={line} trouble={troubleOf(draft, line.id)} />
      ))}
      <Notice>
        {t(complaintOpeningTexts.afterwards, {
          store,
          price: money(heldBy(draft, options)),
          hours: String(options.hours),
        })}
        {lines.length > 1 && <span className="block">{t(complaintOpeningTexts.oneEach, { count: lines.length })}</span>}
      </Notice>
      <Refusal error={error} />
    </div>
  )
}

function ReviewedCard({ line, trouble }: { line: Line; trouble: Trouble }) {
  const t = useText()
  const { reason, quantity, condition, passport, words } = trouble
  const sent = reason === 'missing_card' ? 0 : Object.keys(passport.photos).length
  const facts = [
    reason && t(complaintTexts[`reason_${reason}`]),
    line.quantity > 1 && t(complaintTexts.unitsOf, { count: quantity, all: String(line.quantity) }),
    asksCondition(trouble, line) && condition && t(complaintOpeningTexts.arrivedAs, { condition }),
    sent > 0 && t(complaintOpeningTexts.photoCount, { count: sent }),
  ]
  return (
    <section aria-label={line.name} className="panel p-4">
      <h2 className="flex items-center gap-3 font-sans text-body font-normal tracking-normal">
        <CardWords line={line} />
        <b className="tabular-nums">{money(line.unit_price_cents * quantity)}</b>
      </h2>
      <p className="mt-3 font-semibold">{facts.filter(Boolean).join(' · ')}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{words}</p>
    </section>
  )
}
