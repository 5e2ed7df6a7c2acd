import { disputes } from '@bra/contract/care/disputes'
import { useState } from 'react'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useSend } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { disputeTexts } from './texts.ts'

type Decision = 'won' | 'lost'
const names = { won: 'win', lost: 'lose' } as const

/** Buyer and stores read the reason that the operator gives. */
export function DecideDispute({ id }: { id: number }) {
  const t = useText()
  // A decision changes the order, its postings, the inbox and the audit log, so every query is read again.
  const send = useSend(disputes.decide, { refresh: 'everything' })
  const [asked, setAsked] = useState<Decision | null>(null)
  const decide = async (decision: Decision, reason: string) => {
    const { message } = await send({ params: { id }, body: { decision, reason } })
    setAsked(null)
    toast.success(message)
  }
  return (
    <div className="grid gap-2 sm:flex">
      <Button onClick={() => setAsked('won')}>{t(disputeTexts.win)}</Button>
      <Button variant="outline" onClick={() => setAsked('lost')}>
        {t(disputeTexts.lose)}
      </Button>
      {asked && (
        <ReasonDialog
          title={t(disputeTexts[names[asked]])}
          action={t(disputeTexts[names[asked]])}
          isDangerous={asked === 'lost'}
          send={(reason) => decide(asked, reason)}
          onClose={() => setAsked(null)}
        >
          <p>{t(disputeTexts[`${names[asked]}Hint`])}</p>
          <p>{t(disputeTexts.toldHint)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}
