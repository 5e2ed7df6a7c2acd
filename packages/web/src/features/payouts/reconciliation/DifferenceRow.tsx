import { money } from '@bra/contract/trade/format'
import { reconciliation } from '@bra/contract/payouts/reconciliation'
import type { Difference } from '@bra/contract/payouts/reconciliation.schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { CallError } from '../../../lib/call.ts'
import { useSend } from '../../../lib/command.ts'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { differenceTexts } from './texts.ts'

export function DifferenceRow({ row, onDone }: { row: Difference; onDone: () => void }) {
  const { t, visit } = useEnv()
  const { kind, settled, ours_cents: ours, theirs_cents: theirs } = row
  const [isAsked, setAsked] = useState(false)
  const at = (instant: string) => moment(instant, visit.language)
  return (
    <li className="panel grid gap-2 p-4 sm:grid-cols-[1fr_auto] sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{t(differenceTexts[`difference_${kind}`])}</span>
          <Subject row={row} />
        </p>
        {ours !== theirs && (
          <p className="tabular-nums">
            {t(differenceTexts.differenceSums, { ours: money(ours), theirs: money(theirs) })}
          </p>
        )}
        <p className="text-label text-ink-2 tabular-nums">
          {t(differenceTexts.differenceSince, { found: at(row.found_at), compared: at(row.compared_at) })}
        </p>
        {settled && (
          <p className="text-label wrap-anywhere text-ink-2">
            {t(differenceTexts.differenceSettled, { who: settled.by, moment: at(settled.at), reason: settled.reason })}
          </p>
        )}
      </div>
      {row.is_open && (
        <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
          <Button size="small" onClick={() => setAsked(true)}>
            {t(differenceTexts.settle)}
          </Button>
        </div>
      )}
      {isAsked && <SettleDialog row={row} onDone={onDone} onClose={() => setAsked(false)} />}
    </li>
  )
}

function Subject({ row: { order_id: order, withdrawal_id: withdrawal, payment_id: payment } }: { row: Difference }) {
  const t = useText()
  if (order !== null)
    return (
      <Link to={paths.adminOrder(order)} className={loneLinkStyle}>
        {t(differenceTexts.order, { id: String(order) })}
      </Link>
    )
  if (withdrawal === null) return <span className="wrap-anywhere">{payment}</span>
  return (
    <Link to={paths.admin(`withdrawals?saque=${withdrawal}`)} className={loneLinkStyle}>
      {t(differenceTexts.withdrawal, { id: String(withdrawal) })}
    </Link>
  )
}

interface SettleDialogProps {
  row: Difference
  onDone: () => void
  onClose: () => void
}

function SettleDialog({ row, onDone, onClose }: SettleDialogProps) {
  const t = useText()
  // The decision changes ledger, order, inbox and audit log, so every query is read again.
  const settle = useSend(reconciliation.settle, { refresh: 'everything' })
  const { id, ours_cents, theirs_cents } = row
  const send = async (reason: string) => {
    const body = { ours_cents, theirs_cents, reason }
    const settled = await settle({ params: { id }, body }).catch((refusal: unknown) => {
      // The row leaves the list and the dialog with it, so a toast shows the refusal.
      if (refusal instanceof CallError && refusal.code === 'difference_over') toast.warning(refusal.message)
      throw refusal
    })
    toast.success(settled.message)
    onClose()
    onDone()
  }
  const amount = money(Math.abs(theirs_cents - ours_cents))
  return (
    <ReasonDialog title={t(differenceTexts.settle)} action={t(differenceTexts.settle)} send={send} onClose={onClose}>
      <p>
        {ours_cents === theirs_cents
          ? t(differenceTexts.settleAsIs)
          : t(differenceTexts.settleHint, { amount, theirs: money(theirs_cents) })}
      </p>
    </ReasonDialog>
  )
}
