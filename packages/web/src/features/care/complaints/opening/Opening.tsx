import type { ComplaintOptions } from '@bra/contract/care/complaints.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../../../../lib/address.ts'
import { useText } from '../../../../lib/text.tsx'
import { orderInWords } from '../../../orders/orders/parcel-part.ts'
import { complaintTexts } from '../texts.ts'
import { chosenLines, type Draft, heldBy, useDraft } from './draft.ts'
import { missingIn } from './missing.ts'
import { OpeningBar } from './OpeningBar.tsx'
import { StepCards } from './StepCards.tsx'
import { StepReview } from './StepReview.tsx'
import { StepTroubles } from './StepTroubles.tsx'
import { complaintOpeningTexts } from './texts.ts'
import { useOpen } from './useOpen.ts'

const headings: SiteText[] = [
  complaintOpeningTexts.openWhich,
  complaintOpeningTexts.openWhat,
  complaintOpeningTexts.openReview,
]
const LAST = headings.length

export function Opening({ options }: { options: ComplaintOptions }) {
  const t = useText()
  const [draft, setDraft] = useDraft(options)
  const hasChosen = draft.isWhole || chosenLines(draft, options).length > 0
  const { step, goTo } = useStep(hasChosen)
  const [isTold, setTold] = useState(false)
  const missing = missingIn(draft, options)
  const open = useOpen(options, setDraft)
  const heading = useHeadingFocus(step)
  const toldTroubles = isTold ? missing : []
  const goOn = () => {
    const [first] = step === 1 ? [] : missing
    setTold(step === 1 ? !hasChosen : missing.length > 0)
    if (step === 1) return hasChosen ? goTo(2) : document.getElementById('first-choice')?.focus()
    if (first && step === LAST) return goTo(2)
    if (first) return document.getElementById(first.field)?.focus()
    if (step < LAST) return goTo(step + 1)
    return open.mutate(draft)
  }
  const change = (next: (now: Draft) => Draft) => setDraft(next)
  return (
    <div className="mx-auto max-w-2xl max-lg:pb-24">
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-label text-ink-2 tabular-nums sm:mt-3">
        <span>
          <b className="text-ink">{t(complaintTexts.problem)}</b> · {orderInWords(options, t)} ·{' '}
          {options.store?.name ?? t(complaintTexts.centre)}
        </span>
        <span>{t(complaintOpeningTexts.stepOf, { step, all: LAST })}</span>
      </p>
      <div aria-hidden className="mt-1.5 mb-4 h-1 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-mata" style={{ width: `${(step / LAST) * 100}%` }} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {t(headings[step - 1]!)}
      </h1>
      <p className="mt-1 mb-4 text-ink-2">
        {t(step === LAST ? complaintOpeningTexts.openReviewHint : complaintOpeningTexts.onlyContested, {
          count: options.hours,
        })}
      </p>
      {step === 1 && <StepCards {...{ options, draft }} onChange={change} isEmpty={isTold && !hasChosen} />}
      {step === 2 && <StepTroubles {...{ options, draft }} onChange={change} missing={toldTroubles} />}
      {step === LAST && <StepReview {...{ options, draft }} error={open.error} />}
      <OpeningBar
        count={draft.isWhole ? null : chosenLines(draft, options).length}
        cents={heldBy(draft, options)}
        missing={step === 1 ? [] : missing}
        action={t(step === LAST ? complaintOpeningTexts.openSend : complaintOpeningTexts.goOn)}
        isBusy={open.isPending}
        onNext={goOn}
        onBack={step > 1 ? () => goTo(step - 1) : undefined}
      />
    </div>
  )
}

/** The step stands in the address, so that the browser's back button goes one step back. */
function useStep(hasChosen: boolean) {
  const { query, change } = useAddress()
  const asked = Math.min(Math.max(Math.trunc(Number(query.get('passo'))) || 1, 1), LAST)
  return { step: hasChosen ? asked : 1, goTo: (passo: number) => change({ passo: passo === 1 ? null : passo }) }
}

function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
