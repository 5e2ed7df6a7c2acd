import { undecided } from '@bra/contract/care/complaint-states'
import { complaints } from '@bra/contract/care/complaints'
import type { Complaint, ComplaintAction } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { useMutation } from '@tanstack/react-query'
import { Refusal } from '../../../../lib/Refusal.tsx'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { type Changed, useSendChange } from '../complaints.data.ts'
import { complaintThreadTexts } from './texts.ts'

/** These actions need no more than a second press, in a dialog. */
export type SureAction = Extract<ComplaintAction, 'withdraw' | 'block' | 'take_back' | 'confirm_arrival'>

interface SureDialogProps {
  complaint: Complaint
  action: SureAction
  title: string
  onClose: () => void
  onChanged: (changed: Changed) => void
}

export function SureDialog({ complaint, action, title, onClose, onChanged }: SureDialogProps) {
  const t = useText()
  const act = useAct(complaint, action)
  const change = useMutation({ mutationFn: act, onSuccess: onChanged })
  const isOpen = undecided.includes(complaint.state)
  const hint = action === 'block' && isOpen ? complaintThreadTexts.blockOpenHint : complaintThreadTexts[`${action}Hint`]
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t(siteTexts.back)}
      </Button>
      <Button
        variant={action === 'block' || action === 'withdraw' ? 'danger' : 'solid'}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {title}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t(siteTexts.close)} footer={footer}>
      <div className="grid gap-3">
        <p className="max-w-[60ch]">{t(hint, { price: money(complaint.contested_cents) })}</p>
        <Refusal error={change.error} />
      </div>
    </Dialog>
  )
}

function useAct(complaint: Complaint, action: SureAction) {
  const send = useSendChange(complaint)
  const { id, you } = complaint
  const body = { id }
  return (): Promise<Changed> => {
    if (action === 'block') return send(complaints.block, { params: { who: you === 'store' ? 'store' : 'client', id } })
    if (action === 'withdraw') return send(complaints.withdraw, { body })
    return send(action === 'take_back' ? complaints.takeBack : complaints.confirmArrival, { body })
  }
}
