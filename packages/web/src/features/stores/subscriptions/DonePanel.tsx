import { signaturesInForce } from '@bra/contract/stores/signature-life'
import type { Signature } from '@bra/contract/stores/subscriptions.schemas'
import { date } from '@bra/contract/trade/format'
import { CircleCheck } from 'lucide-react'
import { type Translate, useText } from '../../../lib/text.tsx'
import { changeTexts } from './change-texts.ts'
import { useArrival } from './useArrival.ts'

interface DonePanelProps {
  signature: Signature | undefined
  plan: string | null
  isAnswer: boolean
}

/** Tells that the plan is in force, or from when on it is. The live region stands before it has something to say. */
export function DonePanel({ signature, plan, isAnswer }: DonePanelProps) {
  const t = useText()
  const title = useArrival(isAnswer)
  const news = newsOf(t, signature, plan)
  return (
    <div role="status" className="empty:hidden">
      {news && (
        <div className="panel flex items-start gap-3 p-5">
          <CircleCheck aria-hidden size={24} strokeWidth={1.75} className="flex-none text-mata" />
          <div className="min-w-0">
            <h2 ref={title} tabIndex={-1} className="scroll-mt-24 text-h3">
              {news.title}
            </h2>
            <p className="text-ink-2">{news.text}</p>
          </div>
        </div>
      )}
    </div>
  )
}

function newsOf(t: Translate, signature: Signature | undefined, code: string | null) {
  if (!signature || !signaturesInForce.includes(signature.state)) return null
  const { plan, next_plan: next, period_end: end } = signature
  if (next?.code === code && next)
    return { title: t(changeTexts.planned), text: t(changeTexts.plannedHint, { name: next.name, date: date(end) }) }
  if (plan.code === code) return { title: t(changeTexts.done), text: t(changeTexts.doneHint, { name: plan.name }) }
  return null
}
