import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Signature } from '@bra/contract/stores/subscriptions.schemas'
import { date, money } from '@bra/contract/trade/format'
import { useCommand } from '../../../lib/command.ts'
import { leaveMessage } from '../../../lib/messages.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { changeTexts } from './change-texts.ts'
import { CardDialog } from './CardDialog.tsx'
import { changedBySignature } from './plan-tab.data.ts'
import { signatureTexts } from './signature-texts.ts'

export type SignatureStep = 'card' | 'cancel' | 'end' | 'take_back'

interface SignatureDialogProps {
  signature: Signature
  step: SignatureStep
  onClose: () => void
}

/** Asks once before a signature changes, and says what becomes of the plan and of the money. */
export function SignatureDialog({ signature, step, onClose }: SignatureDialogProps) {
  if (step === 'card') return <CardDialog signature={signature} onClose={onClose} />
  if (step === 'cancel') return <CancelDialog signature={signature} onClose={onClose} />
  return <EndDialog signature={signature} isTakingBack={step === 'take_back'} onClose={onClose} />
}

function CancelDialog({ signature: { id, plan, period_end: end }, onClose }: Omit<SignatureDialogProps, 'step'>) {
  const t = useText()
  const cancel = useCommand(subscriptions.cancelAtDue, {
    tells: true,
    complains: changeTexts.updateFailed,
    refresh: changedBySignature,
    onSuccess: onClose,
  })
  return (
    <Question
      title={t(signatureTexts.cancelTitle, { name: plan.name })}
      yes={t(signatureTexts.cancel)}
      lines={[t(signatureTexts.cancelHint, { date: date(end) })]}
      command={cancel}
      onYes={() => cancel.mutate({ body: { id } })}
      onClose={onClose}
    />
  )
}

interface EndDialogProps extends Omit<SignatureDialogProps, 'step'> {
  isTakingBack: boolean
}

function EndDialog({ signature, isTakingBack, onClose }: EndDialogProps) {
  const t = useText()
  const { id, plan, take_back: before } = signature
  const end = useCommand(subscriptions.disable, {
    complains: changeTexts.updateFailed,
    // The specification wants the page loaded anew after a plan was cancelled.
    onSuccess: ({ message }) => {
      leaveMessage('success', message)
      location.reload()
    },
  })
  return (
    <Question
      title={
        isTakingBack
          ? t(signatureTexts.takeBackTitle, { name: before?.plan.name ?? '' })
          : t(signatureTexts.endTitle, { name: plan.name })
      }
      yes={t(isTakingBack ? signatureTexts.takeBack : signatureTexts.end)}
      lines={isTakingBack ? takeBackLines(t, signature) : endLines(t, signature)}
      command={end}
      onYes={() => end.mutate({ body: { id, take_back: isTakingBack } })}
      onClose={onClose}
    />
  )
}

const endLines = (t: Translate, { refund_until: until }: Signature) => [
  t(signatureTexts.endHint),
  until ? t(signatureTexts.endRefund, { date: date(until) }) : t(signatureTexts.endNoRefund),
]

const takeBackLines = (t: Translate, { take_back: before }: Signature) =>
  before
    ? [
        t(signatureTexts.takeBackHint, {
          name: before.plan.name,
          sum: money(before.cents),
          date: date(before.until),
        }),
      ]
    : []

interface QuestionProps {
  title: string
  yes: string
  lines: string[]
  command: { isPending: boolean; error: Error | null }
  onYes: () => void
  onClose: () => void
}

function Question({ title, yes, lines, command, onYes, onClose }: QuestionProps) {
  const t = useText()
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t(signatureTexts.stay)}
      </Button>
      <Button variant="danger" busy={command.isPending} onClick={onYes}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t(siteTexts.close)} footer={footer}>
      <div className="grid gap-3">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Refusal error={command.error} />
      </div>
    </Dialog>
  )
}
