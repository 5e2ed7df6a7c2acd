import { cameBack } from '@bra/contract/payouts/withdrawal-states'
import { payouts } from '@bra/contract/payouts/withdrawals'
import { date, money } from '@bra/contract/trade/format'
import type { WatchedWithdrawal } from '@bra/contract/payouts/withdrawals.schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand, useRefresh, useSend } from '../../../lib/command.ts'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { cashOutTexts } from '../withdrawals/texts.ts'
import { stateTones } from '../withdrawals/WithdrawalList.tsx'
import { watched } from './payouts.data.ts'
import { payoutTexts } from './texts.ts'

export function WatchedRow({ row, onDone }: { row: WatchedWithdrawal; onDone: () => void }) {
  const t = useText()
  const { language } = useEnv().visit
  const lookUp = useCommand(payouts.lookUp, { tells: true, complains: true, onSettled: useRefresh(watched) })
  const [isHandling, setHandling] = useState(false)
  const hasEnded = cameBack.includes(row.state)
  return (
    <li className="panel grid gap-2 p-4 sm:grid-cols-[1fr_auto] sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={paths.admin(`stores/${row.store.id}`)} className={loneLinkStyle}>
            {row.store.name}
          </Link>
          <Badge tone={stateTones[row.state]}>{t(cashOutTexts[`state_${row.state}`])}</Badge>
          {row.is_late && <Badge tone="urucum">{t(payoutTexts.late)}</Badge>}
        </p>
        <p className="text-label text-ink-2">{`${row.owner.name}, ${row.owner.email}`}</p>
        <p className="text-label text-ink-2 tabular-nums">
          {`${date(row.asked_at)} · ${t(cashOutTexts.accountEnd, { bank: row.bank_name, end: row.account_end })} · ${t(cashOutTexts.byDay, { send: date(row.send_on), there: date(row.expected_on) })}`}
        </p>
        {row.failure && <p className="text-urucum">{row.failure}</p>}
        {row.is_stranded && <p className="text-urucum">{t(payoutTexts.stranded)}</p>}
        {row.handled_at && (
          <p className="text-small text-ink-3">
            {t(payoutTexts.handledOn, { moment: moment(row.handled_at, language) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <b className="tabular-nums">{money(row.cents)}</b>
        {(row.state === 'sent' || row.state === 'paid') && (
          <Button
            variant="outline"
            size="small"
            busy={lookUp.isPending}
            onClick={() => lookUp.mutate({ body: { id: row.id } })}
          >
            {t(payoutTexts.lookUp)}
          </Button>
        )}
        {hasEnded && (row.is_stranded || !row.handled_at) && (
          <Button size="small" onClick={() => setHandling(true)}>
            {t(payoutTexts.handle)}
          </Button>
        )}
      </div>
      {isHandling && <HandleDialog row={row} onDone={onDone} onClose={() => setHandling(false)} />}
    </li>
  )
}

interface HandleDialogProps {
  row: WatchedWithdrawal
  onDone: () => void
  onClose: () => void
}

function HandleDialog({ row: { id, store, cents, ...row }, onDone, onClose }: HandleDialogProps) {
  const t = useText()
  const send = useSend(payouts.handle, { refresh: watched })
  const handle = async (reason: string) => {
    const { message } = await send({ body: { id, reason } })
    toast.success(message)
    onClose()
    onDone()
  }
  return (
    <ReasonDialog
      title={`${t(payoutTexts.handle)}: ${store.name}, ${money(cents)}`}
      action={t(payoutTexts.handle)}
      send={handle}
      onClose={onClose}
    >
      <p>{t(row.handled_at ? payoutTexts.handleAgainHint : payoutTexts.handleHint)}</p>
    </ReasonDialog>
  )
}
