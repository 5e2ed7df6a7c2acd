import { complaints } from '@bra/contract/care/complaints'
import type { Complaint, ComplaintSide, ProposalKind } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { Calculator, Check, Circle, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { Refusal } from '../../../../lib/Refusal.tsx'
import { type Translate, useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { toast } from '../../../../ui/toast.ts'
import { messageTexts } from '../../../orders/order-messages/texts.ts'
import { type Changed, useChange } from '../complaints.data.ts'
import { otherName } from '../complaint-words.ts'
import { complaintTexts } from '../texts.ts'
import { FairSums } from './FairSums.tsx'
import { proposalTexts } from './proposal-texts.ts'
import { ProposeDialog } from './ProposeDialog.tsx'

const kindsFor: Partial<Record<Complaint['reason'], ProposalKind[]>> = {
  not_arrived: ['refund', 'reshipment'],
  missing_card: ['refund', 'reshipment'],
  regret: ['return', 'refund'],
}

export function ProposalPanel({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const title = useId()
  const [asked, setAsked] = useState<ProposalKind | null>(null)
  const { proposal, fair, actions } = complaint
  const kinds = kindsFor[complaint.reason] ?? ['refund', 'return', 'reshipment']
  const kind = proposal?.kind ?? 'refund'
  const cents = proposal ? proposal.cents : (fair?.cents ?? null)
  return (
    <section aria-labelledby={title} className="panel grid gap-4 border-2 border-mata! p-4 sm:p-5">
      <div>
        <h2 id={title} className="flex items-center gap-2 text-h3">
          <Calculator aria-hidden size={20} strokeWidth={1.75} />
          {headingOf(t, complaint)}
        </h2>
        {cents !== null && <Money cents={cents} size="display" className="mt-2 block" />}
        <p className="mt-1 text-ink-2">{meaningOf(t, complaint, cents === null && !proposal ? null : kind)}</p>
        {proposal?.note && <p className="mt-2 wrap-anywhere whitespace-pre-line">“{proposal.note}”</p>}
      </div>
      {fair && fair.cents !== cents && (
        <p className="font-semibold">{t(proposalTexts.fairIs, { price: money(fair.cents) })}</p>
      )}
      {fair && <FairSums fair={fair} lines={complaint.lines} />}
      <Answers
        complaint={complaint}
        onPropose={() => setAsked(kinds[0]!)}
        onReturn={() => setAsked('return')}
        kinds={kinds}
      />
      {proposal && <Accepted complaint={complaint} by={proposal.by} />}
      {!actions.includes('propose') && !proposal && <p className="text-ink-2">{t(proposalTexts.noAnswer)}</p>}
      {asked && (
        <ProposeDialog
          complaint={complaint}
          kinds={kinds}
          kind={asked}
          onClose={() => setAsked(null)}
          onChanged={({ message }) => {
            setAsked(null)
            toast.success(message)
          }}
        />
      )}
    </section>
  )
}

function headingOf(t: Translate, { proposal, fair, you, store, buyer }: Complaint) {
  if (!proposal) return t(fair ? proposalTexts.fair : proposalTexts.agree)
  if (proposal.by === you) return t(proposalTexts.yourProposal)
  return t(proposalTexts.proposalOf, { name: otherName(t, { store, buyer }, you) })
}

function meaningOf(t: Translate, complaint: Complaint, kind: ProposalKind | null) {
  const { you, buyer, contested_cents: contested, reason } = complaint
  const words = { name: buyer, price: money(contested) }
  if (!kind) return t(proposalTexts.agreeHint)
  // The buyer cannot keep what did not come.
  const isHere = reason !== 'not_arrived' && reason !== 'missing_card'
  const meaning = kind === 'refund' && !isHere ? 'back' : kind
  return t(proposalTexts[`means_${meaning}_${you === 'client' ? 'you' : 'buyer'}`], words)
}

interface AnswersProps {
  complaint: Complaint
  kinds: ProposalKind[]
  onPropose: () => void
  onReturn: () => void
}

function Answers({ complaint, kinds, onPropose, onReturn }: AnswersProps) {
  const t = useText()
  const { id, proposal, fair, actions } = complaint
  const follow = ({ message }: Changed) => toast.success(message)
  const accept = useChange(complaint, complaints.accept, follow)
  const propose = useChange(complaint, complaints.propose, follow)
  const canPropose = actions.includes('propose')
  const canAccept = proposal !== null && actions.includes('accept')
  const check = <Check aria-hidden size={16} strokeWidth={2.5} />
  return (
    <div className="grid gap-2 empty:hidden">
      {canAccept && (
        <Button
          wide
          icon={check}
          busy={accept.isPending}
          onClick={() => accept.mutate({ body: { id, proposal_id: proposal.id } })}
        >
          {proposal.cents === null
            ? t(proposalTexts[`accept_${proposal.kind}`])
            : t(proposalTexts.acceptAmount, { price: money(proposal.cents) })}
        </Button>
      )}
      {canPropose && !proposal && fair && (
        <Button
          wide
          icon={check}
          busy={propose.isPending}
          onClick={() => propose.mutate({ body: { id, kind: 'refund', cents: fair.cents } })}
        >
          {t(proposalTexts.acceptAmount, { price: money(fair.cents) })}
        </Button>
      )}
      {canPropose && (
        <div className="flex flex-wrap gap-2">
          {kinds.includes('return') && proposal?.kind !== 'return' && (
            <Button variant="outline" size="small" className="flex-1" onClick={onReturn}>
              {t(complaint.you === 'store' ? proposalTexts.askReturn : proposalTexts.proposeReturn)}
            </Button>
          )}
          <Button
            variant={canAccept || fair || proposal ? 'outline' : 'solid'}
            size="small"
            className="flex-1"
            onClick={onPropose}
          >
            {t(proposal || fair ? proposalTexts.proposeOther : proposalTexts.propose)}
          </Button>
        </div>
      )}
      <Refusal error={accept.error ?? propose.error} />
    </div>
  )
}

function Accepted({ complaint, by }: { complaint: Complaint; by: ComplaintSide }) {
  const t = useText()
  const { you, store, buyer } = complaint
  const sides: ComplaintSide[] = ['store', 'client']
  const nameOf = (side: ComplaintSide) =>
    side === you ? t(messageTexts.you) : side === 'store' ? (store?.name ?? t(complaintTexts.centre)) : buyer
  return (
    <ul className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-label">
      {sides.map((side) => (
        <li key={side} className="inline-flex items-center gap-1.5">
          {side === by ? (
            <CircleCheck aria-hidden size={16} strokeWidth={2} className="text-mata" />
          ) : (
            <Circle aria-hidden size={16} strokeWidth={2} className="text-ink-3" />
          )}
          {t(side === by ? proposalTexts.accepted : proposalTexts.notYet, { name: nameOf(side) })}
        </li>
      ))}
    </ul>
  )
}
