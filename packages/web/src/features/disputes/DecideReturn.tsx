import { disputes } from '@bra/contract/disputes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ReasonDialog } from '../../lib/ReasonDialog.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'

const decisions = ['buyer', 'store'] as const
type Decision = (typeof decisions)[number]

/** Who has the money of a return that the store says never came, with a reason that both sides read. */
export function DecideReturn({ id }: { id: number }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Decision | null>(null)
  const decide = async (decision: Decision, reason: string) => {
    const { message } = await callEndpoint(call, disputes.decideReturn, { params: { id }, body: { decision, reason } })
    setAsked(null)
    toast.success(message)
    // order, postings, inbox and acts change with it
    await client.invalidateQueries()
  }
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <h3 className="text-label font-semibold">{t('disputes.returnTitle')}</h3>
      <Notice tone="buriti">{t('disputes.returnHint')}</Notice>
      <div className="grid gap-2 sm:flex">
        {decisions.map((decision) => (
          <Button key={decision} variant="outline" onClick={() => setAsked(decision)}>
            {t(`disputes.return_${decision}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={t(`disputes.return_${asked}`)}
          action={t(`disputes.return_${asked}`)}
          send={(reason) => decide(asked, reason)}
          onClose={() => setAsked(null)}
        >
          <p>{t(`disputes.return_${asked}Hint`)}</p>
          <p>{t('disputes.returnToldHint')}</p>
        </ReasonDialog>
      )}
    </div>
  )
}
