import { openings } from '@bra/contract/openings'
import { Decide, type StoreDecision, type StoreToJudge } from '@bra/contract/openings.schemas'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormTextArea } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecided } from './admin-stores.data.ts'

interface DecideDialogProps {
  store: StoreToJudge
  move: StoreDecision
  onClose: () => void
}

const FRIENDLY = new Set<StoreDecision>(['open', 'reopen'])

/** Names what will happen, and asks why where the store has to read it. */
export function DecideDialog({ store, move, onClose }: DecideDialogProps) {
  const t = useText()
  const call = useCall()
  const decided = useDecided()
  const form = useContractForm(Decide, { id: store.id, move, reason: '' })
  const isFriendly = FRIENDLY.has(move)
  const send = async (typed: { reason: string }) => {
    const body = { id: store.id, move, reason: typed.reason ?? '', seen: store.legal }
    const { message, result } = await callEndpoint(call, openings.decide, { body })
    toast.success(message)
    await decided(result)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`admin.decideTitle_${move}`, { name: store.name })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={send}>
        {isFriendly && <p className="text-ink-2">{t('admin.decideOpenHint')}</p>}
        {!isFriendly && (
          <FormTextArea
            name="reason"
            rows={4}
            maxLength={600}
            label={t('admin.decideReason')}
            hint={t('admin.decideReasonHint')}
          />
        )}
        <DialogFoot onClose={onClose} back={t('admin.back')} isDangerous={!isFriendly}>
          {t(`admin.decide_${move}`)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
