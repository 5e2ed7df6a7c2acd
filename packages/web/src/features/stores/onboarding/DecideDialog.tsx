import { onboarding } from '@bra/contract/stores/onboarding'
import { Decide, type StoreDecision, type StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { useDecided } from './admin-stores.data.ts'
import { storeReviewTexts } from './store-review-texts.ts'

interface DecideDialogProps {
  store: StoreToJudge
  move: StoreDecision
  onClose: () => void
}

const FRIENDLY = new Set<StoreDecision>(['open', 'reopen'])

export function DecideDialog({ store, move, onClose }: DecideDialogProps) {
  const t = useText()
  const decide = useSend(onboarding.decide, { tells: true })
  const decided = useDecided()
  const form = useContractForm(Decide, { id: store.id, move, reason: '' })
  const isFriendly = FRIENDLY.has(move)
  const send = async (typed: { reason: string }) => {
    const body = { id: store.id, move, reason: typed.reason ?? '', seen: store.legal }
    const { result } = await decide({ body })
    await decided(result)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(storeReviewTexts[`decideTitle_${move}`], { name: store.name })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <Consequence store={store} move={move} />
        {!isFriendly && (
          <FormTextArea
            name="reason"
            rows={4}
            maxLength={600}
            label={t(storeReviewTexts.decideReason)}
            hint={t(storeReviewTexts.decideReasonHint)}
          />
        )}
        <DialogFoot onClose={onClose} back={t(storeReviewTexts.back)} isDangerous={!isFriendly}>
          {t(storeReviewTexts[`decide_${move}`])}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

function Consequence({ store, move }: Pick<DecideDialogProps, 'store' | 'move'>) {
  const t = useText()
  const { to_send, on_the_way, coming_back } = store.under_way
  if (move === 'refuse') return null
  if (FRIENDLY.has(move)) return <p className="text-ink-2">{t(storeReviewTexts.decideOpenHint)}</p>
  const counts = [
    to_send > 0 && t(storeReviewTexts.judgeToSend, { count: to_send }),
    on_the_way > 0 && t(storeReviewTexts.judgeOnTheWay, { count: on_the_way }),
    coming_back > 0 && t(storeReviewTexts.judgeComingBack, { count: coming_back }),
  ].filter((text) => text !== false)
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        {t(move === 'close' ? storeReviewTexts.judgeCloseHint : storeReviewTexts.judgeSuspendHint)}
      </p>
      {counts.length > 0 && (
        <Notice tone="buriti">{t(storeReviewTexts.judgeUnderWay, { counts: counts.join(', ') })}</Notice>
      )}
    </div>
  )
}
