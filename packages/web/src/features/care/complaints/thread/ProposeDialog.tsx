import { complaints } from '@bra/contract/care/complaints'
import { type Complaint, complaintsSchemas, type ProposalKind } from '@bra/contract/care/complaints.schemas'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { money } from '@bra/contract/trade/format'
import { useWatch } from 'react-hook-form'
import { DialogFoot } from '../../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormText, FormTextArea } from '../../../../lib/form-fields.tsx'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { type Changed, useSendChange } from '../complaints.data.ts'
import { proposalTexts } from './proposal-texts.ts'

interface ProposeDialogProps {
  complaint: Complaint
  kinds: ProposalKind[]
  kind: ProposalKind
  onClose: () => void
  onChanged: (changed: Changed) => void
}

export function ProposeDialog({ complaint, kinds, kind, onClose, onChanged }: ProposeDialogProps) {
  const t = useText()
  const { id, contested_cents: contested } = complaint
  const send = useSendChange(complaint)
  const form = useContractForm(
    complaintsSchemas.propose.body,
    { id, kind, note: '' },
    {
      key: `proposal ${id}`,
      names: ['kind', 'cents', 'note'],
      texts: { cents: (cents) => (Number.isInteger(cents) ? reaisOf(cents as number) : '') },
    },
  )
  const chosen = useWatch({ control: form.control, name: 'kind' })
  const other = complaint.you === 'client' ? 'you' : 'buyer'
  const isGone = complaint.reason === 'not_arrived' || complaint.reason === 'missing_card'
  const words = { name: complaint.buyer, price: money(contested) }
  return (
    <Dialog open onClose={onClose} title={t(proposalTexts.propose)} closeLabel={t(siteTexts.close)}>
      <ContractForm
        form={form}
        send={async ({ cents, ...body }) =>
          onChanged(await send(complaints.propose, { body: { ...body, ...(body.kind === 'refund' && { cents }) } }))
        }
      >
        <ChoiceGroup legend={t(proposalTexts.proposeWhat)}>
          {kinds.map((one) => (
            <Radio
              key={one}
              value={one}
              {...form.register('kind')}
              hint={t(proposalTexts[`means_${isGone && one === 'refund' ? 'back' : one}_${other}`], words)}
            >
              {t(proposalTexts[`kind_${one}`])}
            </Radio>
          ))}
        </ChoiceGroup>
        {chosen === 'refund' && (
          <FormText
            name="cents"
            label={t(proposalTexts.amount)}
            hint={t(proposalTexts.amountHint, words)}
            before="R$"
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular-nums"
            read={(typed) => (typeof typed === 'string' ? (centsOf(typed) ?? Number.NaN) : typed)}
          />
        )}
        <FormTextArea name="note" rows={2} maxLength={500} label={t(proposalTexts.note)} optional />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(proposalTexts.sendProposal)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
