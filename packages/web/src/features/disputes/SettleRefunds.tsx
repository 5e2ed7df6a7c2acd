import { disputes } from '@bra/contract/disputes'
import { money } from '@bra/contract/format'
import type { SeenOrder } from '@bra/contract/lookups.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ReasonDialog } from '../../lib/ReasonDialog.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'

/** What the provider refuses to give back, given to the buyer another way: with a reason that the buyer reads. */
export function SettleRefunds({ order: { id, refused_cents: cents } }: { order: SeenOrder }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const settle = async (reason: string) => {
    const { message } = await callEndpoint(call, disputes.settleRefunds, { params: { id }, body: { reason } })
    setAsked(false)
    toast.success(message)
    // order, postings, inbox and acts change with it
    await client.invalidateQueries()
  }
  return (
    <section aria-label={t('disputes.refusedTitle')} className="panel grid gap-3 p-4 sm:p-5">
      <h2 className="text-h3">{t('disputes.refusedTitle')}</h2>
      <Notice tone="buriti">{t('disputes.refusedHint', { amount: money(cents) })}</Notice>
      <div className="grid sm:flex">
        <Button variant="outline" onClick={() => setAsked(true)}>
          {t('disputes.settle')}
        </Button>
      </div>
      {isAsked && (
        <ReasonDialog
          title={t('disputes.settle')}
          action={t('disputes.settle')}
          send={settle}
          onClose={() => setAsked(false)}
        >
          <p>{t('disputes.settleHint', { amount: money(cents) })}</p>
          <p>{t('disputes.settleToldHint')}</p>
        </ReasonDialog>
      )}
    </section>
  )
}
