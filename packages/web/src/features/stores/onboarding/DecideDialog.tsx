import { onboarding } from '@bra/contract/stores/onboarding'
import { Decide, type StoreDecision, type StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDecided } from './admin-stores.data.ts'

interface DecideDialogProps {
  store: StoreToJudge
  move: StoreDecision
  onClose: () => void
}

const FRIENDLY = new Set<StoreDecision>(['open', 'reopen'])

/** Says what the decision does, and asks for a reason if the store will read it. */
export function DecideDialog({ store, move, onClose }: DecideDialogProps) {
  const t = useText()
  const call = useCall()
  const decided = useDecided()
  const form = useContractForm(Decide, { id: store.id, move, reason: '' })
  const isFriendly = FRIENDLY.has(move)
  const send = async (typed: { reason: string }) => {
    const body = { id: store.id, move, reason: typed.reason ?? '', seen: store.legal }
    const { message, result } = await callEndpoint(call, onboarding.decide, { body })
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
        <Consequence store={store} move={move} />
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

/** Says what follows for the store and for its buyers. */
function Consequence({ store, move }: Pick<DecideDialogProps, 'store' | 'move'>) {
  const t = useText()
  const { to_send, on_the_way, coming_back } = store.under_way
  if (move === 'refuse') return null
  if (FRIENDLY.has(move)) return <p className="text-ink-2">{t('admin.decideOpenHint')}</p>
  const counts = [
    to_send > 0 && t('opening.judgeToSend', { count: to_send }),
    on_the_way > 0 && t('opening.judgeOnTheWay', { count: on_the_way }),
    coming_back > 0 && t('opening.judgeComingBack', { count: coming_back }),
  ].filter((text) => text !== false)
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{t(move === 'close' ? 'opening.judgeCloseHint' : 'opening.judgeSuspendHint')}</p>
      {counts.length > 0 && <Notice tone="buriti">{t('opening.judgeUnderWay', { counts: counts.join(', ') })}</Notice>}
    </div>
  )
}
