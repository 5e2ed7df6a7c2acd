import { undecided } from '@bra/contract/care/complaint-states'
import { complaints } from '@bra/contract/care/complaints'
import { type Complaint, ComplaintOutcome, complaintsSchemas } from '@bra/contract/care/complaints.schemas'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { money } from '@bra/contract/trade/format'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormText, FormTextArea, SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ReasonDialog } from '../../../people/audit/ReasonDialog.tsx'
import { auditTexts } from '../../../people/audit/texts.ts'
import { useSendChange } from '../complaints.data.ts'
import { complaintTexts } from '../texts.ts'
import { FairSums } from '../thread/FairSums.tsx'
import { OutcomePanel } from '../thread/OutcomePanel.tsx'
import { proposalTexts } from '../thread/proposal-texts.ts'
import { mediationTexts } from './texts.ts'

const { body } = complaintsSchemas.decide
/** The amount is typed in reais. */
const TypedBody = body.extend({
  cents: z
    .string()
    .transform((typed) => centsOf(typed) ?? undefined)
    .pipe(body.shape.cents),
})

export function DecidePanel({ complaint }: { complaint: Complaint }) {
  const isOpen = undecided.includes(complaint.state)
  return (
    <div className="grid gap-3">
      {isOpen ? <DecideForm complaint={complaint} /> : <OutcomePanel complaint={complaint} />}
      {(complaint.blocked_by !== null || complaint.state === 'in_mediation') && <Reopen complaint={complaint} />}
    </div>
  )
}

/** An outcome of this set needs the cards to have come. */
const ofCards = new Set<ComplaintOutcome>(['partial_refund', 'return'])

function DecideForm({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const title = useId()
  const { id, reason, contested_cents: contested, fair, proposal, lines } = complaint
  const hintOf = (outcome: ComplaintOutcome) =>
    reason === 'not_arrived' && outcome === 'full_refund'
      ? mediationTexts.decide_missing
      : mediationTexts[`decide_${outcome}`]
  const outcomes = ComplaintOutcome.options.filter((outcome) => reason !== 'not_arrived' || !ofCards.has(outcome))
  const send = useSendChange(complaint)
  const form = useContractForm(TypedBody, { reason: '', cents: reaisOf(fair?.cents) })
  const chosen = useWatch({ control: form.control, name: 'outcome' })
  const { error } = form.getFieldState('outcome', form.formState)
  return (
    <section aria-labelledby={title} className="panel grid gap-4 border-2 border-mata! p-4 sm:p-5">
      <h2 id={title} className="text-h3">
        {t(mediationTexts.decide)}
      </h2>
      {proposal && (
        <p className="text-ink-2">
          {t(mediationTexts[`proposed_${proposal.by}`], {
            what: proposal.cents === null ? t(proposalTexts[`kind_${proposal.kind}`]) : money(proposal.cents),
          })}
        </p>
      )}
      {fair && (
        <div>
          <p className="mb-2 font-semibold">{t(proposalTexts.fairIs, { price: money(fair.cents) })}</p>
          <FairSums fair={fair} lines={lines} />
        </div>
      )}
      <ContractForm
        form={form}
        send={async ({ cents, ...decision }) => {
          const { message } = await send(complaints.decide, {
            params: { id },
            body: { ...decision, ...(decision.outcome === 'partial_refund' && { cents }) },
          })
          toast.success(message)
        }}
      >
        <ChoiceGroup legend={t(mediationTexts.howItEnds)} error={error?.message}>
          {outcomes.map((outcome) => (
            <Radio
              key={outcome}
              value={outcome}
              {...form.register('outcome')}
              hint={t(hintOf(outcome), { price: money(contested) })}
            >
              {t(mediationTexts[`end_${outcome}`])}
            </Radio>
          ))}
        </ChoiceGroup>
        {chosen === 'partial_refund' && (
          <FormText
            name="cents"
            label={t(proposalTexts.amount)}
            hint={t(proposalTexts.amountHint, { price: money(contested) })}
            before="R$"
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular-nums"
          />
        )}
        <FormTextArea
          name="reason"
          rows={3}
          maxLength={500}
          label={t(auditTexts.reason)}
          hint={t(mediationTexts.reasonHint)}
        />
        <SubmitButton>{t(mediationTexts.decideSend)}</SubmitButton>
      </ContractForm>
    </section>
  )
}

function Reopen({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const send = useSendChange(complaint)
  const [isAsked, setAsked] = useState(false)
  const reopen = async (reason: string) => {
    const { message } = await send(complaints.reopen, { params: { id: complaint.id }, body: { reason } })
    setAsked(false)
    toast.success(message)
  }
  return (
    <div>
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        {t(mediationTexts.reopen)}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t(mediationTexts.reopen)}
          action={t(mediationTexts.reopen)}
          send={reopen}
          onClose={() => setAsked(false)}
        >
          <p>{t(mediationTexts.reopenHint)}</p>
          <p>{t(complaintTexts.bothRead)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}
