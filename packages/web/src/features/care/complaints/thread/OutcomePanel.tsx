import type { Complaint } from '@bra/contract/care/complaints.schemas'
import { date, money } from '@bra/contract/trade/format'
import { CheckCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Translate, useText } from '../../../../lib/text.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { ReturnPart } from './ReturnPart.tsx'
import { complaintThreadTexts } from './texts.ts'

export function OutcomePanel({ complaint, children }: { complaint: Complaint; children?: ReactNode }) {
  const t = useText()
  const title = useId()
  const { outcome, state, refund_cents: refund } = complaint
  return (
    <section aria-labelledby={title} className="panel grid gap-4 border-2 border-mata! p-4 sm:p-5">
      <div>
        <h2 id={title} className="flex items-center gap-2 text-h3">
          <CheckCheck aria-hidden size={20} strokeWidth={1.75} className="text-mata" />
          {t(state === 'closed' ? complaintThreadTexts.closed : complaintThreadTexts.solved)}
        </h2>
        {refund !== null && refund > 0 && <Money cents={refund} size="display" className="mt-2 block" />}
        <p className="mt-1 text-ink-2">{outcome && resultOf(t, complaint)}</p>
      </div>
      <ReturnPart complaint={complaint} />
      <div className="grid gap-2 empty:hidden">{children}</div>
    </section>
  )
}

function resultOf(t: Translate, complaint: Complaint) {
  const { outcome, you, buyer, refund_cents: refund, contested_cents: contested, arrives_by: arrives } = complaint
  const reader = you === 'client' ? 'you' : 'buyer'
  const words = { name: buyer, price: money(contested), day: arrives ? date(arrives) : '' }
  if (refund !== null && refund > 0) return t(complaintThreadTexts[`result_refund_${reader}`], words)
  if (complaint.state === 'closed' || outcome === 'unfounded')
    return t(complaintThreadTexts[`result_store_${reader}`], words)
  return t(complaintThreadTexts[`result_${outcome === 'reshipment' ? 'reshipment' : 'return'}_${reader}`], words)
}
